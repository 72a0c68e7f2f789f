import type { Team } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { InviteForm } from './invite-form';
import styles from './invite-panel.module.css';
import { PendingInvitations } from './pending-invitations';
import sheet from '../team-sheet.module.css';
import { teamTexts } from '../team.texts';

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
