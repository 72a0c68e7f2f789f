import { type AccountOverview, KEYWORD_MAX } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { formatDate, formatDateTime } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { useListAddress } from '../../lib/address/list-address';
import { Badge } from '../../ui/feedback/badge';
import { ListRow, RowCell, RowList } from '../../ui/lists/list-row';
import { SearchField } from '../../ui/inputs/search-field';
import { GuardedList } from './guarded-list';
import { operatorQueries } from './operators.queries';
import { operatorTexts } from './operators.texts';
import styles from './accounts-view.module.css';

export function AccountsView() {
  const texts = useTexts(operatorTexts).users;
  const address = useListAddress('accounts');
  const { list, narrow, hrefWith } = address;
  const query = useQuery(operatorQueries.users(useApi(), list));

  return (
    <>
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          value={list.keyword}
          maxLength={KEYWORD_MAX}
          onChange={(keyword) => narrow({ keyword })}
        />
      </div>
      <GuardedList
        query={query}
        rowsOf={({ users }) => users}
        address={address}
        empty={{ title: texts.none, advice: texts.noneAdvice }}
      >
        {({ users }) => (
          <RowList
            label={texts.label}
            className={styles.columns}
            headings={Object.values(texts.columns)}
          >
            {users.map((user) => (
              <AccountRow key={user.userId} user={user} to={hrefWith({ user: user.userId })} />
            ))}
          </RowList>
        )}
      </GuardedList>
    </>
  );
}

function AccountRow({ user, to }: { user: AccountOverview; to: string }) {
  const texts = useTexts(operatorTexts).users;
  const { name, email, roles, state, lastSeenDate, createdDate } = user;
  return (
    <ListRow to={to} title={name} note={email}>
      <RowCell label={texts.columns.state} isLabelHidden>
        <span className={styles.badges}>
          <StateBadge state={state} />
          {roles.includes('Admin') && <Badge tone="brand-soft">{texts.operator}</Badge>}
        </span>
      </RowCell>
      <RowCell label={texts.columns.seen}>
        {lastSeenDate === null ? (
          texts.never
        ) : (
          <time dateTime={lastSeenDate}>{formatDateTime(lastSeenDate)}</time>
        )}
      </RowCell>
      <RowCell label={texts.columns.joined}>
        <time dateTime={createdDate}>{formatDate(createdDate)}</time>
      </RowCell>
    </ListRow>
  );
}

export function StateBadge({ state }: Pick<AccountOverview, 'state'>) {
  const texts = useTexts(operatorTexts).users;
  return <Badge tone={TONES[state]}>{texts.state[state]}</Badge>;
}

const TONES = { active: 'good', blocked: 'bad', deactivated: 'dashed' } as const;
