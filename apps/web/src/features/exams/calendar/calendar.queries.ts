import {
  type CalendarFeed,
  calendarFeedEndpoints,
  type Exam,
  examEndpoints,
} from '@scholar/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { saveFile } from '../../../lib/device/save-file';
import { logFailure } from '../../../lib/queries/log-failure';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { findTimeZone } from '../../../lib/time/local-day';

export const feedQuery = (api: Api) =>
  queryOptions({
    queryKey: ['calendar-feed'] as const,
    queryFn: ({ signal }) =>
      logFailure(
        'Failed to load the calendar address',
        api(calendarFeedEndpoints.get, {}, { isQuiet: true, signal }),
        signal,
      ),
  });

export function useCalendarDownload({ examId, title }: Pick<Exam, 'examId' | 'title'>) {
  const api = useApi();
  return useSingleMutation({
    mutationFn: async () => {
      const calendar = await api(
        examEndpoints.download,
        { params: { examId: String(examId) }, query: findTimeZone() },
        { isQuiet: true },
      );
      saveFile(new Blob([calendar], { type: 'text/calendar' }), `${toFileName(title)}.ics`);
    },
  });
}

/** A new secret address; the one before no longer works. */
export function useMakeFeed() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api(calendarFeedEndpoints.make, {}, { isQuiet: true, signal: saveSignal() }),
    onSuccess: ({ since }) =>
      queryClient.setQueryData<CalendarFeed>(feedQuery(api).queryKey, { since }),
  });
}

export function useEndFeed() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api(calendarFeedEndpoints.end, {}, { isQuiet: true, signal: saveSignal() }),
    onSuccess: () =>
      queryClient.setQueryData<CalendarFeed>(feedQuery(api).queryKey, { since: null }),
  });
}

/** Without what some systems allow in no name of a file. */
function toFileName(title: string): string {
  return title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'exam';
}
