import { teamUsageEndpoints } from '@scholar/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { saveFile } from '../../../lib/device/save-file';
import { findTimeZone } from '../../../lib/time/local-day';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { TEAM_KEY } from '../../plans/public';

/** Always asked for again, because the numbers change whenever somebody studies. */
export function usageQuery(api: Api, weeks: number) {
  return queryOptions({
    queryKey: [...TEAM_KEY, 'usage', weeks] as const,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api(teamUsageEndpoints.read, { query: toQuery(weeks) }, { isQuiet: true, signal }),
  });
}

export function useUsageDownload() {
  const api = useApi();
  return useSingleMutation({
    mutationFn: async (weeks: number) => {
      const query = toQuery(weeks);
      const table = await api(teamUsageEndpoints.download, { query }, { isQuiet: true });
      const file = new Blob([table], { type: 'text/csv' });
      saveFile(file, `scholar-team-${new Date().toISOString().slice(0, 10)}.csv`);
    },
  });
}

function toQuery(weeks: number) {
  return { weeks: String(weeks), ...findTimeZone() };
}
