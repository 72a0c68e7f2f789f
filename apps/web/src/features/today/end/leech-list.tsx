import type { TodayCard } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { CardName, CardSource } from '../../cards/public';
import { CardEditor } from '../card/card-editor';
import { useRewrite } from '../card/leech-editor';
import { todayTexts } from '../today.texts';
import styles from './leech-list.module.css';

/** What was forgotten too often, each beside its source. */
export function LeechList({
  cards,
  onRewritten,
}: {
  cards: readonly TodayCard[];
  onRewritten: () => void;
}) {
  const texts = useTexts(todayTexts).leech;
  const [openId, setOpenId] = useState<number>();
  const rewrite = useRewrite();

  async function handleSaved(card: TodayCard) {
    await rewrite(card);
    setOpenId(undefined);
    onRewritten();
  }

  if (cards.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className={styles.heading}>{texts.heading(cards.length)}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.flashcardId}>
            {card.flashcardId === openId ? (
              <CardEditor
                card={card}
                title={texts.rewrite}
                labels={{ save: texts.save, cancel: texts.later }}
                onSaved={() => void handleSaved(card)}
                onCancel={() => setOpenId(undefined)}
              />
            ) : (
              <LeechRow card={card} onRewrite={() => setOpenId(card.flashcardId)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function LeechRow({ card, onRewrite }: { card: TodayCard; onRewrite: () => void }) {
  const texts = useTexts(todayTexts).leech;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <p className={styles.term} dir="auto">
          <CardName card={card} />
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.rewriteCard(card.question)}
          onClick={onRewrite}
        >
          {texts.rewrite}
        </Button>
      </div>
      <CardSource card={card} isDocumentLinked />
    </div>
  );
}
