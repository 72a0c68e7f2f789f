import type { ChoiceTotal, ShownAs } from '@scholar/contract';
import { useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeyboardScroll } from '../../../lib/keyboard/use-keyboard-scroll';
import { type ChoiceSum, toChoiceRows } from './choice-rows';
import { choicesTexts } from './choices.texts';
import styles from './choices-table.module.css';

/** What became of the cards that were shown alike, by language and kind. */
export function ChoicesTable({
  totals,
  shownAs,
}: {
  totals: readonly ChoiceTotal[];
  shownAs: ShownAs;
}) {
  const texts = useTexts(choicesTexts);
  const titleId = useId();
  const { rows, sum } = toChoiceRows(totals, shownAs);
  const frameRef = useRef<HTMLDivElement>(null);
  // Five columns are wider than the smallest phones.
  useKeyboardScroll(frameRef);
  return (
    <div ref={frameRef} role="region" aria-labelledby={titleId} className={styles.sheet}>
      <h2 id={titleId} className={styles.title}>
        {texts.shownAs[shownAs]}
      </h2>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{texts.cards}</th>
            <th scope="col">{texts.shown}</th>
            <th scope="col">{texts.kept}</th>
            <th scope="col">{texts.edited}</th>
            <th scope="col">{texts.dropped}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ language, kind, ...counts }) => (
            <tr key={`${language} ${kind}`}>
              <th scope="row">
                {texts.languages[language]} <span className={styles.kind}>{texts.kinds[kind]}</span>
                <ShareBar {...counts} />
              </th>
              <CountCells {...counts} />
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">
                {texts.all}
                <ShareBar {...sum} />
              </th>
              <CountCells {...sum} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function CountCells({ shown, kept, edited, dropped }: ChoiceSum) {
  const texts = useTexts(choicesTexts);
  return (
    <>
      <td>{texts.number(shown)}</td>
      {Object.entries({ kept, edited, dropped }).map(([name, count]) => (
        <td key={name}>
          <span className={styles.share}>{texts.percent(count / shown)}</span>{' '}
          <span className={styles.count}>{texts.number(count)}</span>
        </td>
      ))}
    </>
  );
}

/** The cells say the same in numbers. */
function ShareBar({ shown, kept, edited }: ChoiceSum) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.kept} style={{ width: `${(100 * kept) / shown}%` }} />
      <span className={styles.edited} style={{ width: `${(100 * edited) / shown}%` }} />
    </span>
  );
}
