import {
  type Billing,
  PAID_PLANS,
  type Payment,
  type PlanBadge as BadgeName,
  PLANS,
} from '@scholar/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useTexts } from '../../lib/i18n';
import { useAnchorScroll } from '../../lib/page/use-anchor-scroll';
import { formatDate } from '../../lib/time/dates';
import { PlanBadge, usePlan } from '../plans/public';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Badge } from '../../ui/feedback/badge';
import { formatPrice } from '../prices/public';
import styles from './billing-section.module.css';
import { billingTexts } from './billing.texts';
import { PlanOffers } from './plan-offers';
import { type PaymentReturn, usePaymentReturn } from './use-payment-return';

const OFFERS_HEIGHT = 320;

/** The plan of the student, the plans on offer and the payments; `#plan` leads here. */
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

function CurrentPlan({ billing: { plan, paidUntil } }: { billing: Billing }) {
  const texts = useTexts(billingTexts);
  const paid = PAID_PLANS.flatMap((planId) => {
    const until = paidUntil[planId];
    return until === null ? [] : [{ plan: PLANS[planId].name, date: formatDate(until) }];
  });
  return (
    <div>
      <h3 className={styles.heading}>
        {texts.currentPlan} <PlanBadge plan={plan} />
      </h3>
      {paid.map((entry) => (
        <p key={entry.plan} className={styles.detail}>
          {texts.paidUntil(entry)}
        </p>
      ))}
      {paid.length === 0 && <p className={styles.detail}>{texts.free}</p>}
    </div>
  );
}

function PaymentsList({ payments }: { payments: readonly Payment[] }) {
  const texts = useTexts(billingTexts);
  return (
    <div>
      <h3 id="payments-title">{texts.payments}</h3>
      {payments.length === 0 ? (
        <p className={styles.none}>{texts.noPayments}</p>
      ) : (
        <ul aria-labelledby="payments-title" className={styles.list}>
          {payments.map((payment) => (
            <PaymentRow key={payment.paymentId} payment={payment} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const texts = useTexts(billingTexts);
  const { orderNumber, plan, amountVnd, status, paidDate } = payment;
  return (
    <li className={styles.row}>
      <span className={styles.plan}>{PLANS[plan].name}</span>
      <span className={styles.amount}>{formatPrice(amountVnd)}</span>
      <span className={styles.paymentDetail}>
        <time dateTime={paidDate}>{formatDate(paidDate)}</time>
        <span>{texts.order(orderNumber)}</span>
      </span>
      <span className={styles.status}>
        <Badge tone={status === 'paid' ? 'good' : 'dashed'}>{texts.status[status]}</Badge>
      </span>
      {status === 'review' && <p className={styles.note}>{texts.reviewNote}</p>}
    </li>
  );
}

/** Rendered empty at first, because screen readers announce only what appears in an existing status. */
function ReturnedNotice({ returned, plan }: { returned: PaymentReturn | null; plan: BadgeName }) {
  const texts = useTexts(billingTexts).returned;
  const Icon = returned === 'paid' ? CircleCheck : Info;
  return (
    <div role="status" className={styles.returned}>
      {returned && (
        <p className={`${styles.notice} ${returned === 'paid' ? styles.good : ''}`}>
          <Icon size={18} aria-hidden="true" />
          <span className={styles.words}>
            {returned === 'paid' ? texts.paid(plan) : texts[returned]}
          </span>
        </p>
      )}
    </div>
  );
}
