import styles from './digit-cells.module.css';

/** The font has no tabular figures: each digit gets a cell, or a ticking line shakes. */
export function DigitCells({ text }: { text: string }) {
  // Splitting at a captured digit gives text, digit, text, digit, …, text.
  const parts = text.split(/(\d)/).map((part, place) => ({ part, place }));
  return parts.map(({ part, place }) =>
    place % 2 === 1 ? (
      <span key={place} className={styles.digit}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
