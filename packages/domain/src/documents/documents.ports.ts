import type {
  DocumentDraft,
  DocumentFilter,
  DocumentRow,
  DocumentUpdate,
  StudyDocument,
} from '@scholar/contract';
import type { HoldingsRepository, PlansRepository } from '../plans/plans.ports';
import type { RequestsRepository } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

/** Deleted documents are not there, except to be restored. */
export type DocumentsRepository = {
  /** Fails as unauthenticated when the account was deactivated meanwhile. */
  insert(owner: OwnerId, draft: DocumentDraft): Promise<DocumentRow>;
  /** The newest document that holds exactly this text as what it was made from. */
  findByText(owner: OwnerId, text: string): Promise<DocumentRow | undefined>;
  /** Newest first, unless another order is asked for. */
  list(
    owner: OwnerId,
    filter: DocumentFilter,
    page: { index: number; size: number },
  ): Promise<{ documents: DocumentRow[]; total: number }>;
  find(owner: OwnerId, documentId: number): Promise<StudyDocument | undefined>;
  /** `stale` when the stored copy is not the one that was edited; nothing is changed then. */
  update(
    owner: OwnerId,
    documentId: number,
    update: DocumentUpdate,
  ): Promise<DocumentRow | 'stale' | undefined>;
  /** How many of them were there to be deleted. */
  remove(owner: OwnerId, documentIds: number[]): Promise<number>;
  /** Those that are there now. Also answers for documents that are there already: Undo may be sent twice. */
  restore(owner: OwnerId, documentIds: number[], days: number): Promise<DocumentRow[]>;
  purgeRemoved(days: number): Promise<void>;
};

export type DocumentsStore = Transactional<{
  documents: DocumentsRepository;
  holdings: HoldingsRepository;
  plans: PlansRepository;
  requests: RequestsRepository;
}>;
