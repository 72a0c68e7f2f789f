import { EMAIL_MAX, isEmail, type Team } from '@scholar/contract';
import Send from 'lucide-react/icons/send';
import type { SubmitEvent } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useField } from '../../../ui/editing/use-field';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/forms/text-field';
import { PendingInvitations } from './pending-invitations';
import { useInvite } from '../team.queries';
import { teamTexts } from '../team.texts';
import styles from './invite-panel.module.css';
import sheet from '../team-sheet.module.css';

export function InvitePanel({ team }: { team: Team }) {
  const texts = useTexts(teamTexts).invite;
  const isPaid = team.paidUntil !== null;
  const isFull = team.seats.used >= team.seats.total;
  return (
    <section className={`${sheet.sheet} ${styles.panel}`} aria-labelledby="team-invite">
      <h2 id="team-invite" className={sheet.title} tabIndex={-1}>
        {texts.title}
      </h2>
      {isPaid && !isFull ? (
        <InviteForm />
      ) : (
        <p className={styles.lead}>{isPaid ? texts.full : texts.unpaid}</p>
      )}
      {team.invitations.length > 0 && (
        <PendingInvitations invitations={team.invitations} canResend={isPaid} />
      )}
    </section>
  );
}

function InviteForm() {
  const texts = useTexts(teamTexts).invite;
  const invite = useInvite();
  const field = useField('', (typed) => (isEmail(typed) ? undefined : texts.problem));

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (field.check()) {
      invite.mutate(field.value.trim(), {
        onSuccess({ email }) {
          field.change('');
          toast({ message: texts.done(email), tone: 'good' });
        },
        // The address stays in the field, so that it can be corrected.
        onError: (error) => field.fail(serverMessage(error) ?? texts.failed),
      });
    }
  }

  return (
    <>
      <p className={styles.lead}>{texts.lead}</p>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          {...field.props}
          label={texts.email}
          name="invited-email"
          type="email"
          size="md"
          autoComplete="off"
          maxLength={EMAIL_MAX}
        />
        <Button type="submit" icon={<Send />} isBusy={invite.isPending}>
          {texts.submit}
        </Button>
      </form>
    </>
  );
}
