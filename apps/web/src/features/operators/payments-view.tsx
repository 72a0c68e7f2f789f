import { type PaymentDecision, PLANS, type PaymentToReview } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api-context';
import { formatDateTime } from '../../lib/time/dates';
import { formatPrice } from '../prices/public';
import { useTexts } from '../../lib/i18n';
import { useListAddress } from '../../lib/address/list-address';
import { Badge } from '../../ui/feedback/badge';
import { Button } from '../../ui/basics/button';
import { TextLink } from '../../ui/basics/text-link';
import { toast } from '../../ui/feedback/toast';
import { GuardedList } from './guarded-list';
import { operatorQueries, useSettle } from './operators.queries';
import { operatorTexts } from './operators.texts';
import { Entry, EntryList } from './entry-list';
import { NoteDialog } from './note-dialog';
import styles from './focus-view.module.css';

/** Gets the focus once a payment is settled, because its row is gone then. */
const VIEW_ID = 'payments-view';

type Asked = { payment: PaymentToReview; decision: PaymentDecision['decision'] };

export function PaymentsView() {
  const texts = useTexts(operatorTexts).payments;
  const address = useListAddress('payments');
  const query = useQuery(operatorQueries.payments(useApi(), address.list));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  function ask(payment: PaymentToReview, decision: Asked['decision']) {
    setAsked({ payment, decision });
    setIsAsking(true);
  }

  return (
    <div id={VIEW_ID} tabIndex={-1} className={styles.view}>
      <GuardedList
        query={query}
        rowsOf={({ payments }) => payments}
        address={address}
        empty={{ title: texts.none, advice: texts.noneAdvice }}
      >
        {({ payments }) => (
          <EntryList label={texts.label}>
            {payments.map((payment) => (
              <PaymentEntry
                key={payment.paymentId}
                payment={payment}
                onAsk={(decision) => ask(payment, decision)}
              />
            ))}
          </EntryList>
        )}
      </GuardedList>
      {asked && <SettleDialog asked={asked} isOpen={isAsking} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function PaymentEntry({
  payment,
  onAsk,
}: {
  payment: PaymentToReview;
  onAsk: (decision: Asked['decision']) => void;
}) {
  const texts = useTexts(operatorTexts).payments;
  const { userId, name, email, plan, amountVnd, orderNumber, provider, transactionNo } = payment;
  const nameOf = (action: string) => texts.nameOf({ action, name });
  return (
    <Entry
      title={
        <>
          {PLANS[plan].name} · {formatPrice(amountVnd)}
        </>
      }
      badge={<Badge tone="dashed">{texts.cause[payment.cause]}</Badge>}
      actions={
        <>
          <Button
            variant="secondary"
            size="sm"
            aria-label={nameOf(texts.dismiss)}
            onClick={() => onAsk('dismiss')}
          >
            {texts.dismiss}
          </Button>
          <Button size="sm" aria-label={nameOf(texts.grant)} onClick={() => onAsk('grant')}>
            {texts.grant}
          </Button>
        </>
      }
    >
      <TextLink to={`/admin?user=${userId}`}>
        {name}, {email}
      </TextLink>
      <time dateTime={payment.paidDate}>{formatDateTime(payment.paidDate)}</time>
      <span>{texts.order(orderNumber)}</span>
      <span>{texts.transaction({ provider, number: transactionNo })}</span>
    </Entry>
  );
}

function SettleDialog({
  asked: { payment, decision },
  isOpen,
  onClose,
}: {
  asked: Asked;
  isOpen: boolean;
  onClose: () => void;
}) {
  const texts = useTexts(operatorTexts).payments;
  const settle = useSettle();
  const isGrant = decision === 'grant';

  function handleConfirm(note: string) {
    settle.mutate(
      { paymentId: payment.paymentId, decision, note },
      {
        onSuccess: () => {
          toast({ tone: 'good', message: isGrant ? texts.granted : texts.dismissed });
          onClose();
        },
      },
    );
  }

  return (
    <NoteDialog
      isOpen={isOpen}
      title={
        isGrant
          ? texts.grantTitle({ name: payment.name, plan: PLANS[payment.plan].name })
          : texts.dismissTitle(payment.name)
      }
      message={isGrant ? texts.grantMessage : texts.dismissMessage}
      confirmLabel={isGrant ? texts.grant : texts.dismiss}
      tone={isGrant ? 'normal' : 'danger'}
      action={settle}
      nextId={VIEW_ID}
      onClose={onClose}
      onConfirm={handleConfirm}
    />
  );
}
