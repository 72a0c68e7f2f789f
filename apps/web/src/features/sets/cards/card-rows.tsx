import { useTexts } from '../../../lib/i18n';
import { CardRow, type CardRowHandlers } from './card-row';
import styles from './card-rows.module.css';
import { setsTexts } from '../sets.texts';
import type { useCardEdits } from './use-card-edits';
import { useGrowingCount } from './use-growing-count';

export function CardRows({
  edit: { rows, saving, problems, change, save, discard },
  isReadOnly,
  onRemove,
}: {
  edit: ReturnType<typeof useCardEdits>;
  isReadOnly: boolean;
  onRemove: CardRowHandlers['onRemove'];
}) {
  const texts = useTexts(setsTexts).set;
  const { count, hasMore, endRef } = useGrowingCount(rows.length);
  return (
    <>
      <ol className={styles.rows} aria-label={texts.cards}>
        {rows.slice(0, count).map(({ flashcardId, card, text, isUnsaved }, index) => (
          <CardRow
            key={flashcardId}
            place={index + 1}
            total={rows.length}
            flashcardId={flashcardId}
            card={card}
            question={text.question}
            answer={text.answer}
            isUnsaved={isUnsaved}
            isReadOnly={isReadOnly}
            isSaving={saving.has(flashcardId)}
            problems={problems[flashcardId]}
            onChange={change}
            onSave={save}
            onDiscard={discard}
            onRemove={onRemove}
          />
        ))}
      </ol>
      {hasMore && <div ref={endRef} className={styles.end} />}
    </>
  );
}
