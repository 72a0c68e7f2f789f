import type { AdminUserDetail } from '@scholar/contract';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { adminTexts } from './admin.texts';
import styles from './user-view.module.css';

export function UserFacts({ user }: { user: AdminUserDetail }) {
  const { user: texts, users } = useTexts(adminTexts);
  const { counts, paidUntil, team } = user;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.number}>{user.userId}</Fact>
      <Fact name={texts.email}>{user.email}</Fact>
      <Fact name={texts.userName}>{user.userName ?? texts.none}</Fact>
      <Fact name={texts.language}>{texts.languages[user.language]}</Fact>
      <Fact name={users.columns.joined}>{formatDate(user.createdDate)}</Fact>
      <Fact name={users.columns.seen}>
        {user.lastSeenDate === null ? users.never : formatDateTime(user.lastSeenDate)}
      </Fact>
      {user.blockedDate !== null && (
        <Fact name={texts.blockedSince}>{formatDateTime(user.blockedDate)}</Fact>
      )}
      {user.deactivatedDate !== null && (
        <Fact name={texts.deactivatedSince}>{formatDateTime(user.deactivatedDate)}</Fact>
      )}
      <Fact name={texts.plan}>{user.plan}</Fact>
      {paidUntil.pro !== null && <Fact name={texts.proUntil}>{formatDate(paidUntil.pro)}</Fact>}
      {paidUntil.team !== null && <Fact name={texts.teamUntil}>{formatDate(paidUntil.team)}</Fact>}
      <Fact name={texts.team}>
        {team ? `${team.name} (${texts.teamRole[team.role]})` : texts.none}
      </Fact>
      <Fact name={texts.documents}>{counts.documents.toLocaleString('en-US')}</Fact>
      <Fact name={texts.flashcards}>{counts.flashcards.toLocaleString('en-US')}</Fact>
      <Fact name={texts.sets}>{counts.sets.toLocaleString('en-US')}</Fact>
      <Fact name={texts.studySessions}>{counts.studySessions.toLocaleString('en-US')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
