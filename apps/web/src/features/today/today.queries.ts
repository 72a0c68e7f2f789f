import {
  type CardHandlingChange,
  memoryEndpoints,
  memorySettingsEndpoints,
  type MemorySettings,
  type MemorySettingsChange,
} from '@scholar/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { showBadge } from '../../lib/device/badge';
import { logFailure } from '../../lib/queries/log-failure';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';
import { findTimeZone } from '../../lib/time/local-day';
import { knowStudent, outbox } from '../reviews/public';

const TODAY_KEY = ['today'] as const;

export const todayQueries = {
  all: TODAY_KEY,

  /** With `isMore` past the limits of the day. */
  cards: (api: Api, { isMore = false } = {}) =>
    queryOptions({
      queryKey: [...TODAY_KEY, 'cards', { isMore }],
      // Other devices study too.
      staleTime: 0,
      queryFn: async ({ signal }) => {
        await knowStudent(api);
        // The server must know the last answers before it says what is left.
        await outbox.flush();
        const query = { ...findTimeZone(), ...(isMore && { more: 'true' as const }) };
        const today = await logFailure(
          'Failed to load the cards of today',
          api(memoryEndpoints.today, { query }, { isQuiet: true, signal }),
          signal,
        );
        showBadge(today.counts.due + today.counts.learning);
        return today;
      },
    }),

  settings: (api: Api) =>
    queryOptions({
      queryKey: [...TODAY_KEY, 'settings'],
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load the study settings',
          api(memorySettingsEndpoints.get, {}, { isQuiet: true, signal }),
          signal,
        ),
    }),
};

export function useMemorySettings(): MemorySettings | undefined {
  return useQuery(todayQueries.settings(useApi())).data;
}

export function useChangeSettings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (change: MemorySettingsChange) =>
      api(memorySettingsEndpoints.change, { body: change }, { signal: saveSignal() }),
    onSuccess: (settings) => {
      queryClient.setQueryData(todayQueries.settings(api).queryKey, settings);
      void queryClient.invalidateQueries({ queryKey: [...TODAY_KEY, 'cards'] });
    },
  });
}

/** The day begins where the student is: the server hears of a zone that it does not know. */
export function useTellTimeZone(settings: MemorySettings | undefined): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const known = settings?.timeZone;

  useEffect(() => {
    const { timeZone } = findTimeZone();
    if (known === undefined || timeZone === undefined || timeZone === known) {
      return;
    }
    api(memorySettingsEndpoints.change, { body: { timeZone } }, { isQuiet: true })
      .then((changed) => queryClient.setQueryData(todayQueries.settings(api).queryKey, changed))
      .catch(() => {
        // Every question about today names the zone, too.
      });
  }, [api, queryClient, known]);
}

/** Suspend, bury or flag. */
export function handleCard(api: Api, flashcardId: number, change: CardHandlingChange) {
  return api(
    memoryEndpoints.handleCard,
    { params: { flashcardId: String(flashcardId) }, body: change },
    { isQuiet: true, signal: saveSignal() },
  );
}
