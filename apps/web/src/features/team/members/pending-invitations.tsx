import type { TeamInvitation } from '@scholar/contract';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { serverMessage } from '../../../lib/api/api';
import { formatDate } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { toast } from '../../../ui/feedback/toast';
import styles from './invite-panel.module.css';
import { useInvite, useWithdraw } from '../team.queries';
import { teamTexts } from '../team.texts';

const TITLE_ID = 'team-pending';

export function PendingInvitations({
  invitations,
  canResend,
}: {
  invitations: readonly TeamInvitation[];
  canResend: boolean;
}) {
  const texts = useTexts(teamTexts).invite;
  return (
    <>
      <h3 id={TITLE_ID} className={styles.pending} tabIndex={-1}>
        {texts.pending}
      </h3>
      <ul className={styles.rows} aria-labelledby={TITLE_ID}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.invitationId}
            invitation={invitation}
            canResend={canResend}
          />
        ))}
      </ul>
    </>
  );
}

function InvitationRow({
  invitation: { invitationId, email, sentDate, expiresDate },
  canResend,
}: {
  invitation: TeamInvitation;
  canResend: boolean;
}) {
  const { invite: texts, failed } = useTexts(teamTexts);
  const invite = useInvite();
  const withdraw = useWithdraw();
  const isBusy = invite.isPending || withdraw.isPending;

  function handleFailure(error: Error) {
    toast({ message: serverMessage(error) ?? failed, tone: 'bad' });
  }

  function handleResend() {
    invite.mutate(email, {
      onSuccess(again) {
        // The server sends no second mail right after the first and shows the one it has.
        const isSent = again.sentDate !== sentDate;
        toast({
          message: isSent ? texts.resent(email) : texts.justSent,
          tone: isSent ? 'good' : 'plain',
        });
      },
      onError: handleFailure,
    });
  }

  function handleWithdraw() {
    withdraw.mutate(invitationId, {
      onSuccess() {
        // The row that has the focus disappears.
        document.getElementById('team-invite')?.focus();
        toast({ message: texts.withdrawn(email), tone: 'good' });
      },
      onError: handleFailure,
    });
  }

  return (
    <li className={styles.row} aria-busy={isBusy || undefined}>
      <div className={styles.who}>
        <p className={styles.email}>{email}</p>
        <p className={styles.until}>{texts.expires(formatDate(expiresDate))}</p>
      </div>
      {canResend && (
        <IconButton
          label={texts.resend(email)}
          icon={<RotateCw size={18} />}
          aria-disabled={isBusy || undefined}
          onClick={handleResend}
        />
      )}
      <IconButton
        label={texts.withdraw(email)}
        icon={<X size={18} />}
        aria-disabled={isBusy || undefined}
        onClick={handleWithdraw}
      />
    </li>
  );
}
