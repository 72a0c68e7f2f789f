import type { SortOf } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { FolderFilter, readFolder } from '../../folders/public';
import { type ListAddress, useListPage } from '../../lists/public';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { NothingFound } from '../../../ui/feedback/nothing-found';
import { ListFilters } from '../../../ui/lists/list-filters';
import { SEARCH_ID } from '../set-links';
import { setQueries } from '../sets.queries';
import { setsTexts } from '../sets.texts';

export type SetListAddress = ListAddress<SortOf<'sets'>>;

const NO_FILTERS = { keyword: null, from: null, to: null, folder: null };

export function SetFilters({
  address,
  total,
  fit,
}: {
  address: ListAddress;
  total: number | undefined;
  fit?: 'panel';
}) {
  const texts = useTexts(setsTexts).list;
  const folder = readFolder(address.query);
  return (
    <ListFilters
      address={address}
      texts={texts}
      total={total}
      searchId={SEARCH_ID}
      fit={fit}
      chosen={[folder === undefined ? '' : String(folder)]}
    >
      <FolderFilter
        chosen={folder}
        onChange={(wanted) => address.choose({ folder: wanted || null })}
      />
    </ListFilters>
  );
}

export function NoSetsFound({
  keyword,
  onClear,
  size,
}: {
  keyword: string;
  onClear: () => void;
  size?: 'panel' | 'page';
}) {
  const { noneFound } = useTexts(setsTexts).list;

  function handleClear() {
    onClear();
    // The pressed button has disappeared, so the focus needs a new place.
    document.getElementById(SEARCH_ID)?.focus();
  }

  return <NothingFound size={size} title={noneFound} keyword={keyword} onClear={handleClear} />;
}

/** The page of sets that the address asks for. */
export function useSetPage(address: SetListAddress) {
  const { list, choose } = address;
  const keyword = list.keyword.trim();
  const folder = readFolder(address.query);
  const query = useQuery(setQueries.list(useApi(), { ...list, folder }));
  return {
    ...useListPage(query, address, ({ quizzes: sets }) => sets),
    keyword,
    /** Other filters show another list. */
    scope: JSON.stringify([keyword, list.from, list.to, folder]),
    isFiltered: folder !== undefined || [keyword, list.from, list.to].some(Boolean),
    clearFilters: () => choose(NO_FILTERS),
  };
}
