import type { AuditEntry } from '@scholar/contract';
import { formatDateTime } from '../../lib/time/dates';
import { useTexts } from '../../lib/i18n';
import { TextLink } from '../../ui/basics/text-link';
import { adminTexts } from './admin.texts';
import { Entry, EntryList } from './entry-list';

export function AuditEntries({
  label,
  entries,
}: {
  label: string;
  entries: readonly AuditEntry[];
}) {
  const texts = useTexts(adminTexts).audit;
  return (
    <EntryList label={label}>
      {entries.map(({ auditId, action, actor, target, details, date }) => (
        <Entry key={auditId} title={texts.actions[action]}>
          {target && <Person person={target} />}
          <span>
            {actor ? texts.by(actor.name ?? texts.deleted(actor.userId)) : texts.commandLine}
          </span>
          <time dateTime={date}>{formatDateTime(date)}</time>
          {Object.entries(details).map(([name, value]) => (
            <span key={name} dir="auto">
              {texts.detail(name)}: {value}
            </span>
          ))}
        </Entry>
      ))}
    </EntryList>
  );
}

function Person({ person: { userId, name } }: { person: NonNullable<AuditEntry['target']> }) {
  const texts = useTexts(adminTexts).audit;
  if (name === null) {
    return <span>{texts.deleted(userId)}</span>;
  }
  return <TextLink to={`/admin?user=${userId}`}>{name}</TextLink>;
}
