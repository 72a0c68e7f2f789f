import styles from './track.module.css';

/** A bar that fills. With a label it is told as a percentage; without one the words beside it say as much. */
export function Track({
  share,
  label,
  tone = 'brand',
  isTall = false,
}: {
  /** From 0 to 1. */
  share: number;
  label?: string;
  tone?: 'brand' | 'good';
  isTall?: boolean;
}) {
  return (
    <div className={styles.track} data-tall={isTall} {...describe(share, label)}>
      <div className={styles[tone]} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}

function describe(share: number, label: string | undefined) {
  if (label === undefined) {
    return { 'aria-hidden': true } as const;
  }
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.round(share * 100),
  } as const;
}
