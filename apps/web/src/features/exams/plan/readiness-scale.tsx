import type { ExamPlan } from '@scholar/contract';
import styles from './readiness-scale.module.css';

/** Both shares on one bar, with the goal across it; the words beside it say as much. */
export function ReadinessScale({
  shares,
  goal,
}: {
  shares: NonNullable<ExamPlan['readiness']>;
  goal: number;
}) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.track}>
        <div className={styles.kept} style={{ transform: toScale(shares.ifKept) }} />
        <div className={styles.now} style={{ transform: toScale(shares.asThingsStand) }} />
      </div>
      <div className={styles.goal} style={{ left: `${goal}%` }} />
    </div>
  );
}

function toScale(share: number): string {
  return `scaleX(${Math.min(Math.max(share, 0), 100) / 100})`;
}
