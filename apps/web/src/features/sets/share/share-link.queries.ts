import { type ShareLink, shareLinkEndpoints } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { useCaller } from '../sets.queries';

export const shareLinkQuery = (api: Api, setId: number) =>
  queryOptions({
    queryKey: ['share-link', setId] as const,
    queryFn: ({ signal }) =>
      logFailure(
        'Failed to load the share link',
        api(shareLinkEndpoints.get, bySet(setId), { isQuiet: true, signal }),
        signal,
      ),
  });

/** Makes the link, or changes whether the open one names its author. */
export function useOpenLink(setId: number) {
  const { api, queryClient } = useCaller();
  return useSingleMutation({
    mutationFn: (showsAuthor: boolean) =>
      api(
        shareLinkEndpoints.open,
        { ...bySet(setId), body: { showsAuthor } },
        { isQuiet: true, signal: saveSignal() },
      ),
    onSuccess: (link) => queryClient.setQueryData(shareLinkQuery(api, setId).queryKey, link),
  });
}

export function useCloseLink(setId: number) {
  const { api, queryClient } = useCaller();
  return useSingleMutation<null, void>({
    mutationFn: () =>
      api(shareLinkEndpoints.close, bySet(setId), { isQuiet: true, signal: saveSignal() }),
    onSuccess: () =>
      queryClient.setQueryData<ShareLink | null>(
        shareLinkQuery(api, setId).queryKey,
        (link) => link && { ...link, token: null, isClosed: true },
      ),
  });
}

function bySet(setId: number) {
  return { params: { quizId: String(setId) } };
}
