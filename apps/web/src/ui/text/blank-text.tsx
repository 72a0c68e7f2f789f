import { BLANK, splitAtBlanks } from '@scholar/contract';
import { createElement, Fragment } from 'react';
import { useTexts } from '../../lib/i18n';
import styles from './blank-text.module.css';
import { blankTextTexts } from './blank-text.texts';
import { RichText } from './rich-text';

/** A text whose blanks are drawn as lines, or filled in under the highlighter. */
export function BlankText({ text, fill }: { text: string; fill?: string }) {
  return <RichText text={text} drawWords={(words) => drawBlanks(words, fill)} />;
}

function drawBlanks(words: string, fill: string | undefined) {
  const [before, ...parts] = splitAtBlanks(words);
  const blank =
    fill === undefined ? (
      <Blank />
    ) : (
      <mark className={styles.filled}>
        <RichText text={fill} />
      </mark>
    );
  // One by one and not as a list, because blanks have nothing that could be their key.
  return createElement(Fragment, null, before, ...parts.flatMap((part) => [blank, part]));
}

/** Copied as the signs it stands for, read as a word. */
function Blank() {
  const texts = useTexts(blankTextTexts);
  return (
    <span className={styles.blank}>
      <span className={styles.line} aria-hidden="true">
        {BLANK}
      </span>
      <span className={`visually-hidden ${styles.word}`}>{texts.blank}</span>
    </span>
  );
}
