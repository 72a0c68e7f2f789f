import Trash2 from 'lucide-react/icons/trash-2';
import { kindOf } from '@scholar/contract';
import { memo, type RefObject, useId } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/basics/button';
import { GrowingText } from '../../ui/editing/growing-text';
import { Badge } from '../../ui/feedback/badge';
import { IconButton } from '../../ui/forms/icon-button';
import { type CardProblems, cardsTexts } from '../cards/public';
import { cardRowsTexts } from './card-rows.texts';
import type { CardRow } from './rows/card-row';
import styles from './row-list.module.css';
import type { RepeatedRows } from './use-repeated';
import type { RowHandlers } from './use-row-editing';

/** Question and answer of each card beside each other; on a phone below each other. */
export function RowList({
  rows,
  repeated,
  problems,
  listRef,
  handlers,
}: {
  rows: readonly CardRow[];
  repeated: RepeatedRows;
  problems: ReadonlyMap<string, CardProblems>;
  listRef: RefObject<HTMLOListElement | null>;
  handlers: RowHandlers;
}) {
  const texts = useTexts(cardRowsTexts);
  return (
    <div>
      <div className={styles.columns} aria-hidden="true">
        <span />
        <span>{texts.questionColumn}</span>
        <span>{texts.answerColumn}</span>
        <span />
      </div>
      <ol ref={listRef} aria-label={texts.cards}>
        {rows.map((row, index) => (
          <Row
            key={row.id}
            row={row}
            place={index + 1}
            repeated={repeated.get(row.id)}
            problems={problems.get(row.id)}
            {...handlers}
          />
        ))}
      </ol>
    </div>
  );
}

const Row = memo(function Row({
  row,
  place,
  repeated,
  problems,
  onChange,
  onKeyDown,
  onPaste,
  onRemove,
  onPlain,
}: {
  row: CardRow;
  /** Counted from 1. */
  place: number;
  repeated: number | 'known' | undefined;
  problems: CardProblems | undefined;
} & RowHandlers) {
  const texts = useTexts(cardRowsTexts);
  const { kinds, blankOut } = useTexts(cardsTexts);
  const markId = useId();
  const isCloze = kindOf(row) === 'cloze';
  const hasMark = isCloze || repeated !== undefined;
  const cell = {
    look: 'cell',
    onKeyDown,
    onPaste,
    describedBy: hasMark ? markId : undefined,
  } as const;
  return (
    <li className={styles.row} data-row={row.id}>
      <span className={styles.number} aria-hidden="true">
        {place}
      </span>
      <div className={styles.cell} data-side="question">
        <GrowingText
          {...cell}
          label={texts.question(place)}
          placeholder={texts.questionColumn}
          value={row.question}
          error={problems?.question}
          onChange={(text) => onChange(row.id, 'question', text)}
        />
      </div>
      <div className={styles.cell} data-side="answer">
        <GrowingText
          {...cell}
          label={texts.answer(place)}
          placeholder={texts.answerColumn}
          value={row.answer}
          error={problems?.answer}
          onChange={(text) => onChange(row.id, 'answer', text)}
        />
      </div>
      {/* Tab goes from cell to cell; the same is done with Alt+Delete. */}
      <IconButton
        size="sm"
        className={styles.remove}
        tabIndex={-1}
        label={texts.remove(place)}
        icon={<Trash2 />}
        onClick={() => onRemove(row.id)}
      />
      {hasMark && (
        <div className={styles.marks}>
          <span id={markId} className={styles.words}>
            {isCloze && <Badge>{kinds.cloze}</Badge>}
            {repeated !== undefined && (
              <Badge tone="dashed">
                {repeated === 'known' ? texts.known : texts.sameAs(repeated)}
              </Badge>
            )}
          </span>
          {isCloze && (
            <Button
              variant="link"
              size="sm"
              aria-label={texts.plainOf(place)}
              onClick={() => onPlain(row.id)}
            >
              {blankOut.plain}
            </Button>
          )}
        </div>
      )}
    </li>
  );
});
