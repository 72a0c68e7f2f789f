import {
  type Folder,
  type FolderContent,
  type FolderDraft,
  folderEndpoints,
  type FolderPlaces,
} from '@scholar/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { DOCUMENTS_KEY, SETS_KEY } from '../../lib/queries/query-keys';
import { randomKey } from '../../lib/queries/random-key';
import { type RemovedFolder, removeFolder, restoreFolder } from './folder-removal';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

const FOLDERS_KEY = ['folders'] as const;

const folderQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: FOLDERS_KEY,
      queryFn: ({ signal }) =>
        logFailure(
          'Failed to load folders',
          api(folderEndpoints.list, {}, { isQuiet: true, signal }),
          signal,
        ),
    }),
};

const NONE: readonly Folder[] = [];

/** The student's folders; none while they load, or when they cannot be loaded. */
export function useFolders(): readonly Folder[] {
  return useQuery(folderQueries.list(useApi())).data?.folders ?? NONE;
}

export function useSaveFolder() {
  return useFolderMutation(
    (api, { folderId, ...draft }: FolderDraft & { folderId?: number | undefined }) =>
      folderId === undefined
        ? api(
            folderEndpoints.create,
            { body: draft },
            { idempotencyKey: randomKey(), signal: saveSignal() },
          )
        : api(
            folderEndpoints.update,
            { params: { folderId: String(folderId) }, body: draft },
            { signal: saveSignal() },
          ),
  );
}

export function useRemoveFolder() {
  const folders = useFolders();
  return useFolderMutation((api, folder: Folder) => removeFolder(api, folder, folders));
}

/** A plain function, because Undo is in a notice that outlives the dialog. */
export function useRestoreFolder(): (removed: RemovedFolder) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (removed) => {
    try {
      await restoreFolder(api, removed);
    } finally {
      await forgetPlaces(queryClient);
    }
  };
}

export function usePutIntoFolder() {
  return useFolderMutation((api, content: FolderContent) =>
    api(
      folderEndpoints.put,
      { body: content },
      { idempotencyKey: randomKey(), signal: saveSignal() },
    ),
  );
}

/** Puts things back where they lay. A plain function, because Undo is in a notice that outlives the dialog. */
export function usePutBack(): (places: FolderPlaces['before']) => Promise<void> {
  const api = useApi();
  const queryClient = useQueryClient();
  return async (places) => {
    try {
      for (const body of places) {
        await api(
          folderEndpoints.put,
          { body },
          { idempotencyKey: randomKey(), signal: saveSignal() },
        );
      }
    } finally {
      await forgetPlaces(queryClient);
    }
  };
}

function useFolderMutation<Data, Variables>(
  send: (api: Api, variables: Variables) => Promise<Data>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSuccess: () => forgetPlaces(queryClient),
  });
}

/** Lists tell where their rows lie. */
async function forgetPlaces(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [FOLDERS_KEY, [...SETS_KEY, 'list'], [...DOCUMENTS_KEY, 'list']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
