import { type Payment, PLANS } from '@scholar/contract';
import { formatDateTime } from '../../lib/time/dates';
import { formatDong } from '../prices/public';
import { useTexts } from '../../lib/i18n';
import { Badge } from '../../ui/feedback/badge';
import { adminTexts } from './admin.texts';
import { Entry, EntryList } from './entry-list';
import styles from './user-view.module.css';

export function UserPayments({ payments }: { payments: readonly Payment[] }) {
  const { user: texts, payments: words } = useTexts(adminTexts);
  if (payments.length === 0) {
    return <p className={styles.none}>{texts.noPayments}</p>;
  }
  return (
    <EntryList label={texts.payments}>
      {payments.map(({ paymentId, orderNumber, plan, amountVnd, status, paidDate }) => (
        <Entry
          key={paymentId}
          title={
            <>
              {PLANS[plan].name} · {formatDong(amountVnd)}
            </>
          }
          badge={
            <Badge tone={status === 'paid' ? 'good' : 'dashed'}>
              {texts.paymentStatus[status]}
            </Badge>
          }
        >
          <time dateTime={paidDate}>{formatDateTime(paidDate)}</time>
          <span>{words.order(orderNumber)}</span>
        </Entry>
      ))}
    </EntryList>
  );
}
