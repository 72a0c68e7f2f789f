import type { AuditEntry } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { formatDateTime } from '../../lib/time/dates';
import { TextLink } from '../../ui/basics/text-link';
import { useListAddress } from '../../lib/address/list-address';
import { GuardedList } from './guarded-list';
import { operatorQueries } from './operators.queries';
import { operatorTexts } from './operators.texts';
import { Entry, EntryList } from './entry-list';

export function AuditView() {
  const texts = useTexts(operatorTexts).audit;
  const address = useListAddress('audit');
  const query = useQuery(operatorQueries.audit(useApi(), address.list));

  return (
    <GuardedList
      query={query}
      rowsOf={({ entries }) => entries}
      address={address}
      empty={{ title: texts.none, advice: texts.noneAdvice }}
    >
      {({ entries }) => <AuditEntries label={texts.label} entries={entries} />}
    </GuardedList>
  );
}

export function AuditEntries({
  label,
  entries,
}: {
  label: string;
  entries: readonly AuditEntry[];
}) {
  const texts = useTexts(operatorTexts).audit;
  return (
    <EntryList label={label}>
      {entries.map(({ auditId, action, actor, target, details, date }) => (
        <Entry key={auditId} title={texts.actions[action]}>
          {target && <Person person={target} />}
          <span>
            {actor ? texts.by(actor.name ?? texts.deleted(actor.userId)) : texts.commandLine}
          </span>
          <time dateTime={date}>{formatDateTime(date)}</time>
          {inReadingOrder(details).map(([name, value]) => (
            <span key={name} dir="auto">
              {texts.detail(name)}: {value}
            </span>
          ))}
        </Entry>
      ))}
    </EntryList>
  );
}

const DETAIL_ORDER = ['plan', 'days', 'orderNumber', 'mail', 'reason', 'note'];

/** The database keeps them in an order of its own. What a newer server adds comes last. */
function inReadingOrder(details: AuditEntry['details']) {
  const placeOf = (name: string) => DETAIL_ORDER.indexOf(name) + 1 || Infinity;
  return Object.entries(details).toSorted(([one], [other]) => placeOf(one) - placeOf(other));
}

function Person({ person: { userId, name } }: { person: NonNullable<AuditEntry['target']> }) {
  const texts = useTexts(operatorTexts).audit;
  if (name === null) {
    return <span>{texts.deleted(userId)}</span>;
  }
  return <TextLink to={`/admin?user=${userId}`}>{name}</TextLink>;
}
