import { PAID_PLANS, type PaidPlan, PlanGiftSchema, PLANS } from '@scholar/contract';
import { useState } from 'react';
import { formatDate } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { Select } from '../../ui/inputs/select';
import { TextField } from '../../ui/forms/text-field';
import { toast } from '../../ui/feedback/toast';
import { useGrantPlan } from './admin.queries';
import { adminTexts } from './admin.texts';
import { NoteDialog } from './note-dialog';
import { USER_NAME_ID, type UserDialogProps } from './user-dialog';

const OPTIONS = PAID_PLANS.map((plan) => ({ value: plan, label: PLANS[plan].name }));
const FIRST_DAYS = '30';

export function GrantDialog({ user, isOpen, onClose }: UserDialogProps) {
  const texts = useTexts(adminTexts).grant;
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

/** Digits alone: '1e2' and ' 5 ' are no number of days. */
function toNumber(typed: string): number {
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
