import { type Billing, PAID_PLANS, PLANS } from '@scholar/contract';
import { formatDate } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { isTeamPlan, PlanBadge } from '../plans/public';
import { TextLink } from '../../ui/basics/text-link';
import { billingTexts } from './billing.texts';
import styles from './current-plan.module.css';

export function CurrentPlan({ billing: { plan, paidUntil } }: { billing: Billing }) {
  const texts = useTexts(billingTexts);
  const paid = PAID_PLANS.flatMap((planId) => {
    const until = paidUntil[planId];
    return until === null ? [] : [{ plan: PLANS[planId].name, date: formatDate(until) }];
  });
  return (
    <div className={styles.current}>
      <h3 className={styles.heading}>
        {texts.currentPlan} <PlanBadge plan={plan} />
      </h3>
      {paid.map((entry) => (
        <p key={entry.plan} className={styles.detail}>
          {texts.paidUntil(entry)}
        </p>
      ))}
      {paid.length === 0 && <p className={styles.detail}>{texts.free}</p>}
      {isTeamPlan(plan) && (
        <p className={styles.detail}>
          <TextLink to="/team">{texts.toTeam}</TextLink>
        </p>
      )}
    </div>
  );
}
