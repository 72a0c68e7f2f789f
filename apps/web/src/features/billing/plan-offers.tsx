import { type Billing, type PlanId, PLANS } from '@scholar/contract';
import { ApiError, serverMessage } from '../../lib/api/api';
import { PlanCards } from '../prices/public';
import { useTexts } from '../../lib/i18n';
import { isTeamPlan } from '../plans/public';
import { Button, type ButtonLook } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { MessageDialog } from '../../ui/dialogs/message-dialog';
import { Notice } from '../../ui/forms/notice';
import { useOrder } from './billing.queries';
import { billingTexts } from './billing.texts';
import { Leaving } from './leaving';
import styles from './plan-offers.module.css';

export function PlanOffers({ billing: { plan, paidUntil, canOrder } }: { billing: Billing }) {
  const texts = useTexts(billingTexts);
  const order = useOrder();
  const isInTeam = isTeamPlan(plan);

  function renderAction(planId: PlanId, look: ButtonLook) {
    if (planId === 'basic') {
      return plan === PLANS.basic.name && <p className={styles.current}>{texts.isCurrent}</p>;
    }
    const { name } = PLANS[planId];
    const isPaid = paidUntil[planId] !== null;
    if (isInTeam && !isPaid && planId === 'pro') {
      return <p className={styles.current}>{texts.isIncluded}</p>;
    }
    const isOwnTeam = planId === 'team' && isInTeam;
    return (
      <div className={styles.actions}>
        {canOrder && (isPaid || !isOwnTeam) && (
          <Button
            {...look}
            isBusy={(order.isPending || Boolean(order.data)) && order.variables === planId}
            onClick={() => order.mutate(planId)}
          >
            {isPaid ? texts.renew(name) : texts.upgrade(name)}
          </Button>
        )}
        {isOwnTeam && (
          <ButtonLink to="/team" isWide variant={isPaid ? 'secondary' : look.variant}>
            {texts.openTeam}
          </ButtonLink>
        )}
      </div>
    );
  }

  return (
    <div className={styles.offers}>
      <PlanCards layout="column" advised={isInTeam ? 'team' : 'pro'} renderAction={renderAction} />
      {canOrder ? (
        <p className={styles.terms}>{texts.terms}</p>
      ) : (
        <Notice tone="info">{texts.unavailable}</Notice>
      )}
      {order.data && <Leaving page={order.data} onBack={order.reset} />}
      <OrderFailure order={order} />
    </div>
  );
}

function OrderFailure({ order }: { order: ReturnType<typeof useOrder> }) {
  const texts = useTexts(billingTexts);
  const isRefused = order.data === null;
  return (
    <MessageDialog
      isOpen={order.isError || isRefused}
      onClose={order.reset}
      title={texts.orderFailedTitle}
      message={isRefused ? texts.orderFailed : findMessage(order.error, texts)}
    />
  );
}

function findMessage(error: unknown, texts: { orderFailed: string; orderError: string }): string {
  const isAnswered =
    error instanceof ApiError && error.code !== 'offline' && error.code !== 'bad_answer';
  return serverMessage(error) ?? (isAnswered ? texts.orderFailed : texts.orderError);
}
