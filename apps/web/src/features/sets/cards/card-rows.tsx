import type { CardText, Flashcard } from '@scholar/contract';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useRef } from 'react';
import { type CardProblems, TaggedTerm } from '../../cards/public';
import { useTexts } from '../../../lib/i18n';
import { CardPictures } from '../../media/public';
import { Spinner } from '../../../ui/basics/spinner';
import { IconButton } from '../../../ui/forms/icon-button';
import { keptHereTexts } from '../../../ui/editing/kept-here.texts';
import { GrowingText } from '../../../ui/editing/growing-text';
import type { EditedRow } from './card-edits';
import type { useCardEdits } from './use-card-edits';
import { useGrowingCount } from './use-growing-count';
import { setsTexts } from '../sets.texts';
import styles from './card-rows.module.css';

export type CardRowHandlers = {
  onChange: (card: Flashcard, text: CardText) => void;
  onSave: (flashcardId: number, text: CardText) => Promise<void>;
  onDiscard: (flashcardId: number) => void;
  onRemove: (flashcardId: number) => void;
};

export function CardRows({
  edit: { rows, saving, waiting, problems, change, save, discard },
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
      <ol aria-label={texts.cards}>
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
            isWaiting={waiting.has(flashcardId)}
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

/** One card of a set, to be changed where it stands. */
const CardRow = memo(function CardRow({
  place,
  total,
  flashcardId,
  card,
  question,
  answer,
  isUnsaved,
  isReadOnly,
  isSaving,
  isWaiting,
  problems,
  onChange,
  onSave,
  onDiscard,
  onRemove,
}: {
  /** Counted from 1. */
  place: number;
  total: number;
  flashcardId: number;
  card: EditedRow['card'];
  question: string;
  answer: string;
  isUnsaved: boolean;
  /** A set of somebody else that this student may not change. */
  isReadOnly: boolean;
  isSaving: boolean;
  /** For the network. */
  isWaiting: boolean;
  problems: CardProblems | undefined;
} & CardRowHandlers) {
  const texts = useTexts(setsTexts).card;
  const { kept } = useTexts(keptHereTexts);
  const isGone = card === undefined;
  const isCloze = card?.kind === 'cloze';
  const textsRef = useRef<HTMLDivElement>(null);

  function handleChange(change: Partial<CardText>) {
    if (card) {
      onChange(card, { question, answer, ...change });
    }
  }

  function handleSave() {
    if (isUnsaved && !isSaving && !isGone && !isReadOnly) {
      void onSave(flashcardId, { question, answer });
    }
  }

  function handleUndo() {
    if (!isSaving) {
      onDiscard(flashcardId);
      // The pressed button has disappeared, so the focus needs a new place.
      textsRef.current?.querySelector('textarea')?.focus();
    }
  }

  const term = (
    <TaggedTerm key="term" kind={card?.kind ?? 'definition'} answer={answer}>
      <GrowingText
        label={isCloze ? texts.answer(place) : texts.question(place)}
        look="term"
        value={question}
        error={problems?.question}
        isReadOnly={isGone || isReadOnly}
        onChange={(typed) => handleChange({ question: typed })}
        onSave={handleSave}
      />
    </TaggedTerm>
  );
  const definition = (
    <GrowingText
      key="definition"
      label={isCloze ? texts.question(place) : texts.answer(place)}
      look="definition"
      value={answer}
      error={problems?.answer}
      isReadOnly={isGone || isReadOnly}
      onChange={(typed) => handleChange({ answer: typed })}
      onSave={handleSave}
    />
  );
  // The sentence with the blank is what a cloze asks.
  const [asking, answering] = isCloze ? [definition, term] : [term, definition];

  return (
    <li
      className={styles.row}
      data-card={flashcardId}
      data-unsaved={isUnsaved}
      aria-setsize={total}
      aria-posinset={place}
    >
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <div ref={textsRef} className={styles.texts}>
        {asking}
        <CardPictures media={card?.media} side="question" size="small" />
        {answering}
        <CardPictures media={card?.media} side="answer" size="small" />
        {isUnsaved && (
          <p className={styles.state} role={isGone ? 'alert' : isWaiting ? 'status' : undefined}>
            {isGone ? texts.gone : isWaiting ? kept : texts.unsaved}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <div className={styles.actions}>
          {isUnsaved && !isGone && (
            <IconButton
              size="sm"
              label={texts.undo(place)}
              icon={<RotateCcw />}
              aria-disabled={isSaving || undefined}
              onClick={handleUndo}
            />
          )}
          {!isGone && (
            <IconButton
              size="sm"
              className={styles.save}
              label={texts.save(place)}
              icon={isSaving ? <Spinner /> : <Save />}
              aria-busy={isSaving || undefined}
              aria-disabled={!isUnsaved || isSaving || undefined}
              onClick={handleSave}
            />
          )}
          <IconButton
            size="sm"
            label={texts.remove(place)}
            icon={<Trash2 />}
            onClick={() => onRemove(flashcardId)}
          />
        </div>
      )}
    </li>
  );
});
