import {
  type AccountDetail,
  PAID_PLANS,
  type PaidPlan,
  PlanGiftSchema,
  PLANS,
} from '@scholar/contract';
import Ban from 'lucide-react/icons/ban';
import Gift from 'lucide-react/icons/gift';
import LockOpen from 'lucide-react/icons/lock-open';
import { useState } from 'react';
import { serverMessage } from '../../lib/api/api';
import { useTexts } from '../../lib/i18n';
import { formatDate } from '../../lib/time/dates';
import { Button } from '../../ui/basics/button';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog';
import { toast } from '../../ui/feedback/toast';
import { Select } from '../../ui/inputs/select';
import { TextField } from '../../ui/forms/text-field';
import { useBlock, useGrantPlan, useUnblock } from './operators.queries';
import { operatorTexts } from './operators.texts';
import { NoteDialog } from './note-dialog';
import styles from './account-view.module.css';

const OPTIONS = PAID_PLANS.map((plan) => ({ value: plan, label: PLANS[plan].name }));
const FIRST_DAYS = '30';

/** The heading of an account, which gets the focus after an action. */
export const USER_NAME_ID = 'user-name';

type AccountDialogProps = { user: AccountDetail; isOpen: boolean; onClose: () => void };

type Asked = 'block' | 'unblock' | 'grant';

/** An operator cannot be blocked: the role has to be taken away first. */
export function AccountActions({ user }: { user: AccountDetail }) {
  const texts = useTexts(operatorTexts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const isOperator = user.roles.includes('Admin');

  return (
    <div className={styles.actions}>
      <Button variant="secondary" icon={<Gift />} onClick={() => setAsked('grant')}>
        {texts.grant.open}
      </Button>
      {user.state === 'blocked' && (
        <Button variant="secondary" icon={<LockOpen />} onClick={() => setAsked('unblock')}>
          {texts.unblock.open}
        </Button>
      )}
      {user.state !== 'blocked' && !isOperator && (
        <Button variant="danger" icon={<Ban />} onClick={() => setAsked('block')}>
          {texts.block.open}
        </Button>
      )}
      <BlockDialog user={user} isOpen={asked === 'block'} onClose={close} />
      <GrantDialog user={user} isOpen={asked === 'grant'} onClose={close} />
      <UnblockDialog user={user} isOpen={asked === 'unblock'} onClose={close} />
    </div>
  );
}

function BlockDialog({ user, isOpen, onClose }: AccountDialogProps) {
  const texts = useTexts(operatorTexts).block;
  const block = useBlock(user.userId);

  function handleConfirm(reason: string) {
    block.mutate(reason, {
      onSuccess: () => {
        toast({ tone: 'good', message: texts.done(user.name) });
        onClose();
      },
    });
  }

  return (
    <NoteDialog
      isOpen={isOpen}
      title={texts.title(user.name)}
      message={texts.message}
      confirmLabel={texts.confirm}
      tone="danger"
      action={block}
      nextId={USER_NAME_ID}
      onClose={onClose}
      onConfirm={handleConfirm}
    />
  );
}

function UnblockDialog({ user, isOpen, onClose }: AccountDialogProps) {
  const { unblock: texts, failed } = useTexts(operatorTexts);
  const unblock = useUnblock(user.userId);

  function handleConfirm() {
    unblock.mutate(undefined, {
      onSuccess: () => toast({ tone: 'good', message: texts.done(user.name) }),
      onError: (error) => toast({ tone: 'bad', message: serverMessage(error) ?? failed }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={handleConfirm}
      title={texts.title(user.name)}
      message={texts.message}
      confirmLabel={texts.confirm}
      isBusy={unblock.isPending}
      findFinalFocus={() => (unblock.isSuccess ? document.getElementById(USER_NAME_ID) : null)}
    />
  );
}

function GrantDialog({ user, isOpen, onClose }: AccountDialogProps) {
  const texts = useTexts(operatorTexts).grant;
  const [plan, setPlan] = useState<PaidPlan>('pro');
  const [days, setDays] = useState(FIRST_DAYS);
  const [isTried, setIsTried] = useState(false);
  const grant = useGrantPlan(user.userId);
  const areDaysRight = PlanGiftSchema.shape.days.safeParse(toNumber(days)).success;

  function handleConfirm(note: string) {
    setIsTried(true);
    if (!areDaysRight) {
      return;
    }
    grant.mutate(
      { plan, days: toNumber(days), note },
      {
        onSuccess: ({ paidUntil }) => {
          const date = formatDate(paidUntil);
          toast({ tone: 'good', message: texts.done({ plan: PLANS[plan].name, date }) });
          onClose();
        },
      },
    );
  }

  return (
    <NoteDialog
      isOpen={isOpen}
      title={texts.title(user.name)}
      confirmLabel={texts.confirm}
      action={grant}
      nextId={USER_NAME_ID}
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <Select
        label={texts.plan}
        value={plan}
        options={OPTIONS}
        onChange={(chosen) => setPlan(PAID_PLANS.find((known) => known === chosen) ?? plan)}
      />
      <TextField
        label={texts.days}
        name="days"
        inputMode="numeric"
        autoComplete="off"
        value={days}
        hint={texts.daysHint}
        error={isTried && !areDaysRight ? texts.daysProblem : undefined}
        onChange={setDays}
      />
    </NoteDialog>
  );
}

/** Digits alone, because `Number` also takes '1e2' and ' 5 '. */
function toNumber(typed: string): number {
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
