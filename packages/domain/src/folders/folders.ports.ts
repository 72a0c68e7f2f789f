import type { Folder } from '@scholar/contract';
import type { HoldingsRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

/** Where a set or a document lies. */
export type FolderPlace = { id: number; folderId: number | null };

export type FoldersRepository = {
  /** In alphabetical order. */
  list(owner: OwnerId): Promise<Folder[]>;
  insert(owner: OwnerId, folder: { name: string; parentId: number | null }): Promise<number>;
  update(
    owner: OwnerId,
    folderId: number,
    folder: { name: string; parentId: number | null },
  ): Promise<void>;
  /** What lies in it goes to the top. */
  remove(owner: OwnerId, folderId: number): Promise<void>;
  /** Where those of them lay that were there to be put into the folder. */
  putSets(owner: OwnerId, folderId: number | null, setIds: number[]): Promise<FolderPlace[]>;
  putDocuments(
    owner: OwnerId,
    folderId: number | null,
    documentIds: number[],
  ): Promise<FolderPlace[]>;
};

export type FoldersStore = Transactional<{
  folders: FoldersRepository;
  holdings: HoldingsRepository;
  requests: RequestsRepository;
}>;
