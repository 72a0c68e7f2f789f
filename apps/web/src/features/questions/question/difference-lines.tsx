import type { Difference } from '@scholar/memory';
import { createElement, Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { questionsTexts } from '../questions.texts';
import styles from './difference-lines.module.css';

/** What was typed over what was expected, with the letters that differ. */
export function DifferenceLines({ difference }: { difference: Difference }) {
  const texts = useTexts(questionsTexts);
  const { typed, expected } = difference;
  return (
    <dl className={styles.lines}>
      {typed.length > 0 && <Line label={texts.youTyped}>{drawPieces(typed, 'del')}</Line>}
      <Line label={texts.rightAnswer}>{drawPieces(expected, 'ins')}</Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.text} dir="auto">
        {children}
      </dd>
    </div>
  );
}

/** One by one and not as a list, because pieces have nothing that could be their key. */
function drawPieces(pieces: Difference['typed'], tag: 'del' | 'ins'): ReactNode {
  return createElement(
    Fragment,
    null,
    ...pieces.map(({ text, isDifferent }) =>
      isDifferent ? createElement(tag, { className: styles[tag] }, text) : text,
    ),
  );
}
