import type { TeamMember, TeamRole } from '@scholar/contract';
import { formatDate } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import { Avatar } from '../../../ui/feedback/avatar';
import { Badge } from '../../../ui/feedback/badge';
import { MemberMenu } from './member-menu';
import styles from './member-row.module.css';
import { isManager } from '../team-address';
import { teamTexts } from '../team.texts';
import type { MemberQuestion } from './use-member-dialogs';

const ROLE_TONES = { owner: 'brand', admin: 'brand-soft', member: 'grey' } as const;

export function MemberRow({
  member,
  myRole,
  onAsk,
}: {
  member: TeamMember;
  myRole: TeamRole;
  onAsk: (question: MemberQuestion) => void;
}) {
  const { members: texts, roles } = useTexts(teamTexts);
  return (
    <li className={styles.row}>
      <Avatar name={member.name} size={40} />
      <div className={styles.who}>
        <p className={styles.line}>
          <span className={styles.name} dir="auto">
            {member.name}
          </span>
          {member.isMe && <span className={styles.me}>{texts.you}</span>}
        </p>
        <p className={styles.detail}>
          {member.email !== null && <span className={styles.email}>{member.email}</span>}
          <span>{texts.joined(formatDate(member.joinedDate))}</span>
        </p>
        {!member.isActive && <p className={styles.detail}>{texts.inactiveHint}</p>}
      </div>
      <span className={styles.badges}>
        {!member.isActive && <Badge tone="dashed">{texts.inactive}</Badge>}
        <Badge tone={ROLE_TONES[member.role]}>{roles[member.role]}</Badge>
      </span>
      {isManager(myRole) && (
        <span className={styles.actions}>
          <MemberMenu member={member} myRole={myRole} onAsk={onAsk} />
        </span>
      )}
    </li>
  );
}
