import type { PlanBadge } from '@scholar/contract';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useTexts } from '../../lib/i18n';
import { billingTexts } from './billing.texts';
import styles from './returned-notice.module.css';
import type { PaymentReturn } from './use-payment-return';

/** Stands there empty before it has something to say: only then is what it says read out. */
export function ReturnedNotice({
  returned,
  plan,
}: {
  returned: PaymentReturn | null;
  plan: PlanBadge;
}) {
  const texts = useTexts(billingTexts).returned;
  const Icon = returned === 'paid' ? CircleCheck : Info;
  return (
    <div role="status" className={styles.status}>
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
