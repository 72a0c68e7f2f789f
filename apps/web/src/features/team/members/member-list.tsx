import type { Team, TeamMember } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { MemberRow } from './member-row';
import { SeatMeter } from './seat-meter';
import sheet from '../team-sheet.module.css';
import { teamTexts } from '../team.texts';
import { useMemberDialogs } from './use-member-dialogs';

const TITLE_ID = 'team-members';

export function MemberList({ team }: { team: Team }) {
  const texts = useTexts(teamTexts).members;
  const { ask, dialog } = useMemberDialogs({
    // The row that had the keyboard goes with the member.
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
