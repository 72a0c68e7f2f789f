import { useTexts } from '../../../lib/i18n';
import type { useListAddress } from '../../../lib/address/list-address';
import { ListFilters } from '../../../ui/lists/list-filters';
import { SEARCH_ID } from '../set-links';
import { setsTexts } from '../sets.texts';

export function SetFilters({
  address,
  fit,
}: {
  address: ReturnType<typeof useListAddress>;
  fit?: 'panel';
}) {
  const texts = useTexts(setsTexts).list;
  return <ListFilters address={address} texts={texts} searchId={SEARCH_ID} fit={fit} />;
}
