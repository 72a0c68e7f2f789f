import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api-context';
import { type ListAddress, useListPage } from '../../lists/public';
import { quizQueries } from '../sets.queries';

const NO_FILTERS = { keyword: null, from: null, to: null };

/** The page of sets that the address asks for. */
export function useSetPage(address: ListAddress) {
  const { list, choose } = address;
  const keyword = list.keyword.trim();
  return {
    ...useListPage(useQuery(quizQueries.list(useApi(), list)), address, ({ quizzes }) => quizzes),
    keyword,
    isFiltered: [keyword, list.from, list.to].some(Boolean),
    clearFilters: () => choose(NO_FILTERS),
  };
}
