import type { Team, TeamMember } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { InvitePanel } from './invite-panel';
import { LeaveSection } from './leave-section';
import { MemberRow } from './member-row';
import { useMemberDialogs } from './use-member-dialogs';
import { isManager } from '../team-address';
import { teamTexts } from '../team.texts';
import styles from './members-view.module.css';
import sheet from '../team-sheet.module.css';

const TITLE_ID = 'team-members';

export function MembersView({ team }: { team: Team }) {
  return (
    <div className={styles.view} data-with-panel={isManager(team.myRole)}>
      <MemberList team={team} />
      {isManager(team.myRole) && <InvitePanel team={team} />}
      <LeaveSection team={team} />
    </div>
  );
}

function MemberList({ team }: { team: Team }) {
  const texts = useTexts(teamTexts).members;
  const { ask, dialog } = useMemberDialogs({
    // The row that has the focus disappears with the member.
    findNext: () => document.getElementById(TITLE_ID),
  });

  return (
    <section className={sheet.sheet} aria-labelledby={TITLE_ID}>
      <div className={sheet.head}>
        <h2 id={TITLE_ID} className={sheet.title} tabIndex={-1}>
          {texts.title}
        </h2>
        <SeatMeter team={team} />
      </div>
      <ul>
        {team.members.map((member: TeamMember) => (
          <MemberRow key={member.userId} member={member} myRole={team.myRole} onAsk={ask} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}

/** One mark for each seat: taken, held by an invitation, or free. */
function SeatMeter({ team: { seats, members } }: { team: Team }) {
  const texts = useTexts(teamTexts).members;
  const waiting = seats.used - members.length;
  return (
    <p className={styles.meter}>
      <span className={styles.seats} aria-hidden="true">
        {Array.from({ length: seats.total }, (_, seat) => (
          <span key={seat} className={styles.seat} data-state={stateOf(seat)} />
        ))}
      </span>
      <span>
        {texts.seats(seats)}
        {waiting > 0 && <span className="visually-hidden">, {texts.waiting(waiting)}</span>}
      </span>
    </p>
  );

  function stateOf(seat: number): 'taken' | 'held' | 'free' {
    if (seat < members.length) {
      return 'taken';
    }
    return seat < seats.used ? 'held' : 'free';
  }
}
