import { type Payment, PLANS } from '@scholar/contract';
import { formatDate } from '../../lib/time/dates';
import { formatDong } from '../prices/public';
import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { billingTexts } from './billing.texts';
import styles from './payments-list.module.css';

export function PaymentsList({ payments }: { payments: readonly Payment[] }) {
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
      <span className={styles.amount}>{formatDong(amountVnd)}</span>
      <span className={styles.detail}>
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
