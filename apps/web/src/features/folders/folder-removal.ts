import {
  documentEndpoints,
  type Folder,
  folderEndpoints,
  MANY_MAX,
  PAGE_SIZE_MAX,
  setEndpoints,
} from '@scholar/contract';
import { type Api, saveSignal } from '../../lib/api/api';
import { randomKey } from '../../lib/queries/random-key';

/** A folder that is gone, and what lay in it. */
export type RemovedFolder = {
  folder: Folder;
  inner: readonly Folder[];
  quizIds: readonly number[];
  documentIds: readonly number[];
};

/** Notes what lies in the folder before it goes: afterwards nobody knows. */
export async function removeFolder(
  api: Api,
  folder: Folder,
  all: readonly Folder[],
): Promise<RemovedFolder> {
  const { folderId } = folder;
  const signal = saveSignal();
  const removed = {
    folder,
    inner: all.filter(({ parentId }) => parentId === folderId),
    quizIds: await listSets(api, folder, signal),
    documentIds: await listDocuments(api, folder, signal),
  };
  await api(folderEndpoints.remove, { params: { folderId: String(folderId) } }, { signal });
  return removed;
}

/** Made anew, with what lay in it. */
export async function restoreFolder(
  api: Api,
  { folder: { name, parentId }, inner, quizIds, documentIds }: RemovedFolder,
): Promise<void> {
  const signal = saveSignal();
  const { folderId } = await api(
    folderEndpoints.create,
    { body: { name, parentId } },
    { idempotencyKey: randomKey(), signal },
  );
  for (const folder of inner) {
    await api(
      folderEndpoints.update,
      {
        params: { folderId: String(folder.folderId) },
        body: { name: folder.name, parentId: folderId },
      },
      { signal },
    );
  }
  const contents = [
    ...inLots(quizIds).map((lot) => ({ quizIds: lot })),
    ...inLots(documentIds).map((lot) => ({ documentIds: lot })),
  ];
  for (const content of contents) {
    await api(
      folderEndpoints.put,
      { body: { folderId, ...content } },
      { idempotencyKey: randomKey(), signal },
    );
  }
}

/** Lists show what lies in inner folders, too; that stays where it is. */
function listSets(api: Api, { folderId, sets }: Folder, signal: AbortSignal): Promise<number[]> {
  return sets === 0
    ? Promise.resolve([])
    : readPages(async (page) => {
        const query = {
          page: String(page),
          pageSize: String(PAGE_SIZE_MAX),
          folder: String(folderId),
        };
        const { quizzes, totalPages } = await api(setEndpoints.list, { query }, { signal });
        const here = quizzes.filter((set) => set.folderId === folderId);
        return { ids: here.map(({ quizId }) => quizId), totalPages };
      });
}

function listDocuments(
  api: Api,
  { folderId, documents: count }: Folder,
  signal: AbortSignal,
): Promise<number[]> {
  return count === 0
    ? Promise.resolve([])
    : readPages(async (page) => {
        const params = { pageIndex: String(page), pageSize: String(PAGE_SIZE_MAX) };
        const { documents, totalPages } = await api(
          documentEndpoints.list,
          { params, body: { folder: folderId } },
          { signal },
        );
        const here = documents.filter((document) => document.folderId === folderId);
        return { ids: here.map(({ documentId }) => documentId), totalPages };
      });
}

async function readPages(
  read: (page: number) => Promise<{ ids: number[]; totalPages: number }>,
): Promise<number[]> {
  const all: number[] = [];
  for (let page = 0; ; page += 1) {
    const { ids, totalPages } = await read(page);
    all.push(...ids);
    if (page + 1 >= totalPages) {
      return all;
    }
  }
}

function inLots(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MANY_MAX) }, (_, lot) =>
    ids.slice(lot * MANY_MAX, (lot + 1) * MANY_MAX),
  );
}
