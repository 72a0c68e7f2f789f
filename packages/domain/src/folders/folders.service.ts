import {
  type Folder,
  type FolderContent,
  type FolderDraft,
  type FolderPlaces,
  FolderPlacesSchema,
  FOLDERS_MAX,
  FolderSchema,
  foldForSearch,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { documentNotFound } from '../documents/documents.service';
import { setNotFound } from '../sets/set-access';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import { freeName } from './free-name';
import type { FoldersStore, FolderPlace } from './folders.ports';

export type FoldersService = ReturnType<typeof createFoldersService>;

/** Folders hold sets and documents, and folders that hold no others. Whoever changes them locks the account. */
export function createFoldersService({ store }: { store: FoldersStore }) {
  return {
    list: async (owner: OwnerId) => ({ folders: await store.folders.list(owner) }),

    create(owner: OwnerId, { name, parentId = null }: FolderDraft, request?: RequestKey) {
      return store.transaction(({ folders, holdings, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => FolderSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            const all = await folders.list(owner);
            if (all.length >= FOLDERS_MAX) {
              throw new AppError('conflict', STUDY_MESSAGES.folderLimit);
            }
            refusePlace(all, { name, parentId });
            const folderId = await folders.insert(owner, { name, parentId });
            return { folderId, name, parentId, sets: 0, documents: 0 };
          },
        ),
      );
    },

    update(owner: OwnerId, folderId: number, { name, parentId = null }: FolderDraft) {
      return store.transaction(async ({ folders, holdings }) => {
        await holdings.lock(owner);
        const all = await folders.list(owner);
        const folder = getFolder(all, folderId);
        refusePlace(all, { name, parentId, folderId });
        await folders.update(owner, folderId, { name, parentId });
        return { ...folder, name, parentId };
      });
    },

    put(
      owner: OwnerId,
      { folderId, quizIds = [], documentIds = [] }: FolderContent,
      request?: RequestKey,
    ) {
      const sets = [...new Set(quizIds)];
      const documents = [...new Set(documentIds)];
      return store.transaction(({ folders, holdings, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => FolderPlacesSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            if (folderId !== null) {
              getFolder(await folders.list(owner), folderId);
            }
            const setPlaces = await folders.putSets(owner, folderId, sets);
            if (setPlaces.length !== sets.length) {
              throw setNotFound();
            }
            const documentPlaces = await folders.putDocuments(owner, folderId, documents);
            if (documentPlaces.length !== documents.length) {
              throw documentNotFound();
            }
            return { before: joinPlaces(setPlaces, documentPlaces) };
          },
        ),
      );
    },

    remove(owner: OwnerId, folderId: number) {
      return store.transaction(async ({ folders, holdings }) => {
        await holdings.lock(owner);
        const all = await folders.list(owner);
        const folder = getFolder(all, folderId);
        const names = all
          .filter((other) => other.parentId === null && other !== folder)
          .map(({ name }) => name);
        for (const inner of all.filter(({ parentId }) => parentId === folderId)) {
          const name = freeName(inner.name, names);
          names.push(name);
          await folders.update(owner, inner.folderId, { name, parentId: null });
        }
        await folders.remove(owner, folderId);
        return null;
      });
    },
  };
}

function joinPlaces(
  sets: readonly FolderPlace[],
  documents: readonly FolderPlace[],
): FolderPlaces['before'] {
  const folderIds = new Set([...sets, ...documents].map(({ folderId }) => folderId));
  return [...folderIds].map((folderId) => ({
    folderId,
    quizIds: idsIn(sets, folderId),
    documentIds: idsIn(documents, folderId),
  }));
}

function idsIn(places: readonly FolderPlace[], folderId: number | null): number[] {
  return places.filter((place) => place.folderId === folderId).map(({ id }) => id);
}

/** Somebody else's folder answers like a missing one, so that ids cannot be probed. */
function getFolder(folders: readonly Folder[], folderId: number): Folder {
  const found = folders.find((folder) => folder.folderId === folderId);
  if (!found) {
    throw new AppError('not_found', STUDY_MESSAGES.folderNotFound);
  }
  return found;
}

/** A folder lies at the top or in one that does, and no two of a name lie side by side. */
function refusePlace(
  folders: readonly Folder[],
  { name, parentId, folderId }: { name: string; parentId: number | null; folderId?: number },
) {
  if (parentId !== null) {
    const parent = getFolder(folders, parentId);
    const hasFolders = folders.some(
      (other) => folderId !== undefined && other.parentId === folderId,
    );
    if (parent.parentId !== null || parentId === folderId || hasFolders) {
      throw new AppError('invalid_input', STUDY_MESSAGES.folderDepth);
    }
  }
  const isTaken = folders.some(
    (other) =>
      other.folderId !== folderId &&
      other.parentId === parentId &&
      foldForSearch(other.name) === foldForSearch(name),
  );
  if (isTaken) {
    throw new AppError('conflict', STUDY_MESSAGES.folderTaken);
  }
}
