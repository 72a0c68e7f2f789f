import { type AccountDetail, type Payment, PLANS } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { pageLocale, useTexts } from '../../lib/i18n';
import { useAddress } from '../../lib/address/use-address';
import { formatDate, formatDateTime } from '../../lib/time/dates';
import { Badge } from '../../ui/feedback/badge';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import page from '../../ui/lists/list-page.module.css';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { PlanBadge } from '../plans/public';
import { formatPrice } from '../prices/public';
import { operatorQueries } from './operators.queries';
import { operatorTexts } from './operators.texts';
import { AuditEntries } from './audit-view';
import { StateBadge } from './accounts-view';
import { USER_NAME_ID, AccountActions } from './account-actions';
import styles from './account-view.module.css';
import { Entry, EntryList } from './entry-list';

export function AccountView({ userId }: { userId: number }) {
  const texts = useTexts(operatorTexts).user;
  const { hrefWith } = useAddress();
  return (
    <>
      <div>
        <ButtonLink
          variant="quiet"
          className={styles.back}
          to={hrefWith({ user: null })}
          icon={<ArrowLeft />}
        >
          {texts.back}
        </ButtonLink>
      </div>
      <Found userId={userId} />
    </>
  );
}

function Found({ userId }: { userId: number }) {
  const texts = useTexts(operatorTexts).user;
  const user = useQuery(operatorQueries.user(useApi(), userId));
  if (user.data) {
    return <AccountSheets user={user.data} />;
  }
  if (user.error instanceof ApiError && user.error.code === 'not_found') {
    return (
      <div className={page.sheet}>
        <EmptyState title={texts.missing} advice={texts.missingAdvice} />
      </div>
    );
  }
  return (
    <div className={page.sheet}>
      {user.isError ? (
        <LoadFailed onRetry={() => void user.refetch()} />
      ) : (
        <Skeleton lines={6} width={280} />
      )}
    </div>
  );
}

function AccountSheets({ user }: { user: AccountDetail }) {
  const texts = useTexts(operatorTexts);
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.who}>
            <h2 id={USER_NAME_ID} className={styles.name} dir="auto" tabIndex={-1}>
              {user.name}
            </h2>
            <StateBadge state={user.state} />
            {user.roles.includes('Admin') && (
              <Badge tone="brand-soft">{texts.users.operator}</Badge>
            )}
            <PlanBadge plan={user.plan} />
          </div>
          <AccountActions user={user} />
        </div>
        <AccountFacts user={user} />
      </div>
      <section className={styles.part} aria-labelledby="payments-title">
        <h3 id="payments-title">{texts.user.payments}</h3>
        <AccountPayments payments={user.payments} />
      </section>
      <section className={styles.part} aria-labelledby="history-title">
        <h3 id="history-title">{texts.user.history}</h3>
        {user.history.length === 0 ? (
          <p className={styles.none}>{texts.user.noHistory}</p>
        ) : (
          <AuditEntries label={texts.user.history} entries={user.history} />
        )}
      </section>
    </>
  );
}

function AccountFacts({ user }: { user: AccountDetail }) {
  const { user: texts, users } = useTexts(operatorTexts);
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
      <Fact name={texts.documents}>{counts.documents.toLocaleString(pageLocale())}</Fact>
      <Fact name={texts.flashcards}>{counts.flashcards.toLocaleString(pageLocale())}</Fact>
      <Fact name={texts.sets}>{counts.sets.toLocaleString(pageLocale())}</Fact>
      <Fact name={texts.studySessions}>{counts.studySessions.toLocaleString(pageLocale())}</Fact>
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

function AccountPayments({ payments }: { payments: readonly Payment[] }) {
  const { user: texts, payments: words } = useTexts(operatorTexts);
  if (payments.length === 0) {
    return <p className={styles.none}>{texts.noPayments}</p>;
  }
  return (
    <EntryList label={texts.payments}>
      {payments.map(({ paymentId, orderNumber, plan, amountVnd, status, paidDate }) => (
        <Entry
          key={paymentId}
          title={
            <>
              {PLANS[plan].name} · {formatPrice(amountVnd)}
            </>
          }
          badge={
            <Badge tone={status === 'paid' ? 'good' : 'dashed'}>
              {texts.paymentStatus[status]}
            </Badge>
          }
        >
          <time dateTime={paidDate}>{formatDateTime(paidDate)}</time>
          <span>{words.order(orderNumber)}</span>
        </Entry>
      ))}
    </EntryList>
  );
}
