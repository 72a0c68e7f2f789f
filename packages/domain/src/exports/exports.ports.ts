import type { ExportedCard, ExportList } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';

export type ExportsRepository = {
  /** Own sets, oldest first; all of them, or those that are named and there. */
  listSets(owner: OwnerId, setIds?: number[]): Promise<ExportList['sets']>;
  /** Own cards that lie in none of the sets. */
  listLooseCards(owner: OwnerId): Promise<number[]>;
  /** Those that are there, in any order. */
  readCards(owner: OwnerId, flashcardIds: number[], reviewsMax: number): Promise<ExportedCard[]>;
};

export type ExportsStore = { exports: ExportsRepository };
