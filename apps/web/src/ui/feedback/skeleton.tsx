import styles from './skeleton.module.css';

type Length = number | string;

/**
 * Blocks in the place of what is loading; whoever shows them marks the region aria-busy.
 * With `lines`, pairs of a title bar and a text bar; otherwise one block.
 */
export function Skeleton({
  width = '100%',
  height = 16,
  lines,
}: {
  width?: Length;
  height?: Length;
  lines?: number;
}) {
  if (lines === undefined) {
    return <div className={styles.block} style={{ width, height }} aria-hidden="true" />;
  }
  return (
    <div className={styles.lines} style={{ width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.pair}>
          <div className={styles.block} style={{ width: pick(TITLES, line), height: 16 }} />
          <div className={styles.block} style={{ width: pick(TEXTS, line), height: 12 }} />
        </div>
      ))}
    </div>
  );
}

// Uneven widths read as text; equal ones read as a broken table.
const TITLES = ['62%', '78%', '54%'];
const TEXTS = ['38%', '30%', '42%'];

function pick(widths: string[], line: number): string | undefined {
  return widths[line % widths.length];
}
