import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api/api-context';
import { useTexts } from '../../lib/i18n';
import { useListAddress } from '../../lib/address/use-list-address';
import { AdminList } from './admin-list';
import { adminQueries } from './admin.queries';
import { adminTexts } from './admin.texts';
import { AuditEntries } from './audit-entries';

export function AuditView() {
  const texts = useTexts(adminTexts).audit;
  const address = useListAddress();
  const query = useQuery(adminQueries.audit(useApi(), address.list));

  return (
    <AdminList
      query={query}
      rowsOf={({ entries }) => entries}
      address={address}
      empty={{ title: texts.none, advice: texts.noneAdvice }}
    >
      {({ entries }) => <AuditEntries label={texts.label} entries={entries} />}
    </AdminList>
  );
}
