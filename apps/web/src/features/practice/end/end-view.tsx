import type { Flashcard, SetWithCards } from '@scholar/contract';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useShortcut } from '../../../lib/keyboard/use-keys';
import { Button } from '../../../ui/basics/button';
import { StuckNotice } from '../../reviews/public';
import { findOtherAuthor, SetHead, SetPage, TermList } from '../../study/public';
import { usePracticeWays } from '../page/use-practice-ways';
import { practiceTexts } from '../practice.texts';
import type { PracticeMode } from '../use-answer-log';
import styles from './end-view.module.css';

type Listed = { heading: string; cards: readonly Flashcard[] };

/** What was good, what is left, and the ways on from here. */
export function EndView({
  mode,
  set,
  title,
  sum,
  actions,
  lists,
}: {
  mode: PracticeMode;
  set: SetWithCards;
  title: string;
  sum: string;
  /** Before the way back. */
  actions: ReactNode;
  lists: readonly Listed[];
}) {
  const texts = useTexts(practiceTexts);
  const { goBack } = usePracticeWays();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useShortcut('Escape', goBack);

  // The card that had the focus is gone.
  useEffect(() => {
    titleRef.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  return (
    <SetPage documentTitle={`${title} · ${set.title} · ${texts.titles[mode]}`}>
      <SetHead
        note={texts.titles[mode]}
        title={set.title}
        sharedBy={findOtherAuthor(set)}
        onBack={goBack}
      />
      <div className={styles.sheet}>
        <h2 ref={titleRef} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.sum}>{sum}</p>
        <div className={styles.actions}>
          {actions}
          <Button size="lg" variant="secondary" onClick={goBack}>
            {texts.end.back}
          </Button>
        </div>
      </div>
      <StuckNotice />
      {lists
        .filter(({ cards }) => cards.length > 0)
        .map((list) => (
          <CardList key={list.heading} {...list} />
        ))}
    </SetPage>
  );
}

function CardList({ heading, cards }: Listed) {
  const id = useId();
  return (
    <section className={styles.list}>
      <h2 id={id}>{heading}</h2>
      <TermList labelledBy={id} terms={cards} />
    </section>
  );
}
