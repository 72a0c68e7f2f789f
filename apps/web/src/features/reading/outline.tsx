import { useId } from 'react';
import { useTexts } from '../../lib/i18n';
import type { Heading } from './find-headings';
import styles from './outline.module.css';
import { readingTexts } from './reading.texts';

/** With fewer there is nothing to find one's way in. */
const HEADINGS_MIN = 2;

/** The headings of a text, each of them the way to its place. */
export function Outline({
  headings,
  onChoose,
}: {
  headings: readonly Heading[];
  onChoose: (heading: Heading) => void;
}) {
  const id = useId();
  const texts = useTexts(readingTexts);
  if (headings.length < HEADINGS_MIN) {
    return null;
  }
  return (
    <nav className={styles.outline} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {texts.outline}
      </h2>
      <ol className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.start}>
            <button
              type="button"
              className={styles.item}
              dir="auto"
              onClick={() => onChoose(heading)}
            >
              {heading.heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
