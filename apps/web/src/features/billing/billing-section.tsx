import type { Billing } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { useAnchorScroll } from '../../lib/page/use-anchor-scroll';
import { usePlan } from '../plans/public';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import styles from './billing-section.module.css';
import { billingTexts } from './billing.texts';
import { CurrentPlan } from './current-plan';
import { PaymentsList } from './payments-list';
import { PlanOffers } from './plan-offers';
import { ReturnedNotice } from './returned-notice';
import { usePaymentReturn } from './use-payment-return';

const OFFERS_HEIGHT = 320;

/** Where `#plan` leads: what the student has, could have and has paid. */
export function BillingSection() {
  const texts = useTexts(billingTexts);
  const plan = usePlan();
  const { billing, returned } = usePaymentReturn();
  useAnchorScroll();
  return (
    <section id="plan" tabIndex={-1} aria-labelledby="plan-title" className={styles.section}>
      <h2 id="plan-title" className={styles.title}>
        {texts.title}
      </h2>
      <ReturnedNotice returned={returned} plan={plan} />
      {billing.data && <FilledBilling billing={billing.data} />}
      {billing.isPending && (
        <div className={styles.loading} aria-busy="true">
          <Skeleton lines={1} />
          <Skeleton height={OFFERS_HEIGHT} />
        </div>
      )}
      {billing.isLoadingError && <LoadFailed onRetry={() => void billing.refetch()} />}
    </section>
  );
}

function FilledBilling({ billing }: { billing: Billing }) {
  return (
    <>
      <CurrentPlan billing={billing} />
      <PlanOffers billing={billing} />
      <PaymentsList payments={billing.payments} />
    </>
  );
}
