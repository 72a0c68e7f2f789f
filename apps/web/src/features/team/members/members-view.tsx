import type { Team } from '@scholar/contract';
import { InvitePanel } from './invite-panel';
import { LeaveSection } from './leave-section';
import { MemberList } from './member-list';
import styles from './members-view.module.css';
import { isManager } from '../team-address';

export function MembersView({ team }: { team: Team }) {
  return (
    <div className={styles.view} data-with-panel={isManager(team.myRole)}>
      <MemberList team={team} />
      {isManager(team.myRole) && <InvitePanel team={team} />}
      <LeaveSection team={team} />
    </div>
  );
}
