import type { AdminUserDetail } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { ApiError } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { useAddress } from '../../lib/address/use-address';
import { Badge } from '../../ui/feedback/badge';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import page from '../../ui/lists/list-page.module.css';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { PlanBadge } from '../plans/public';
import { Skeleton } from '../../ui/feedback/skeleton';
import { adminQueries } from './admin.queries';
import { adminTexts } from './admin.texts';
import { AuditEntries } from './audit-entries';
import { StateBadge } from './state-badge';
import { UserActions } from './user-actions';
import { USER_NAME_ID } from './user-dialog';
import { UserFacts } from './user-facts';
import { UserPayments } from './user-payments';
import styles from './user-view.module.css';

export function UserView({ userId }: { userId: number }) {
  const texts = useTexts(adminTexts).user;
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
  const texts = useTexts(adminTexts).user;
  const user = useQuery(adminQueries.user(useApi(), userId));
  if (user.data) {
    return <UserSheets user={user.data} />;
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

function UserSheets({ user }: { user: AdminUserDetail }) {
  const texts = useTexts(adminTexts);
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
          <UserActions user={user} />
        </div>
        <UserFacts user={user} />
      </div>
      <section className={styles.part} aria-labelledby="payments-title">
        <h3 id="payments-title">{texts.user.payments}</h3>
        <UserPayments payments={user.payments} />
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
