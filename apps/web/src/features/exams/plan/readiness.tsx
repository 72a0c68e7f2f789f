import type { ExamPlan } from '@scholar/contract';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { examsTexts } from '../exams.texts';
import { formatShare } from '../line/format-share';
import sheet from './exam-page.module.css';
import styles from './readiness.module.css';
import { ReadinessScale } from './readiness-scale';

type Shares = NonNullable<ExamPlan['readiness']>;

/** What will be remembered on the day, as things stand and with the plan, beside the goal. */
export function Readiness({
  shares,
  goal,
  leftOut,
}: {
  shares: Shares;
  goal: number;
  /** Cards that are not asked and therefore not counted. */
  leftOut: number;
}) {
  const id = useId();
  const texts = useTexts(examsTexts).readiness;
  return (
    <section className={sheet.sheet} aria-labelledby={id}>
      <h2 id={id} className={sheet.heading}>
        {texts.title}
      </h2>
      <div className={styles.shares}>
        <p className={styles.share} data-kind="now">
          <strong className={styles.percent}>{formatShare(shares.asThingsStand)}</strong>{' '}
          {texts.asThingsStand}
        </p>
        <p className={styles.share} data-kind="kept">
          <strong className={styles.percent}>{formatShare(shares.ifKept)}</strong> {texts.ifKept}
        </p>
      </div>
      <div className={styles.scale}>
        <ReadinessScale shares={shares} goal={goal} />
      </div>
      <p className={styles.verdict}>
        <span>{texts[judge(shares, goal)]}</span>
        <span className={styles.wanted}>{texts.goal(formatShare(goal))}</span>
      </p>
      {leftOut > 0 && <p className={styles.leftOut}>{texts.leftOut(leftOut)}</p>}
    </section>
  );
}

function judge({ asThingsStand, ifKept }: Shares, goal: number) {
  if (Math.round(asThingsStand) >= goal) {
    return 'reached';
  }
  return Math.round(ifKept) >= goal ? 'within' : 'below';
}
