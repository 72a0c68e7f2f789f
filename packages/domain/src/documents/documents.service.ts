import {
  countUtf8Bytes,
  DOCUMENT_MAX_BYTES,
  type DocumentDraft,
  type DocumentFilter,
  type DocumentPage,
  DocumentRowSchema,
  type DocumentUpdate,
  FIELDS,
  RESTORE_DAYS,
  STUDY_MESSAGES,
} from '@scholar/contract';
import type { PlanLimits } from '../plans/plan-limits';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { DocumentsStore } from './documents.ports';

export type DocumentsService = ReturnType<typeof createDocumentsService>;

export function createDocumentsService({
  store,
  limits,
}: {
  store: DocumentsStore;
  limits: PlanLimits;
}) {
  return {
    async save(owner: OwnerId, draft: DocumentDraft, request?: RequestKey) {
      refuseLarge(draft.content, draft.sourceText);
      return store.transaction(({ documents, holdings, plans, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => DocumentRowSchema.parse(kept) },
          async () => {
            // Two tabs that save the same text at once end up with one document.
            await holdings.lock(owner);
            const found =
              draft.reuse && (await documents.findByText(owner, draft.sourceText ?? draft.content));
            return (
              found ||
              limits.keepSpace({ holdings, plans }, owner, () => documents.insert(owner, draft))
            );
          },
        ),
      );
    },

    listFields: async () => [...FIELDS],

    async list(
      owner: OwnerId,
      filter: DocumentFilter,
      page: { index: number; size: number },
    ): Promise<DocumentPage> {
      const { documents, total } = await store.documents.list(owner, filter, page);
      // An empty list is one empty page, so that '1 / 1' can be shown.
      const totalPages = Math.max(1, Math.ceil(total / page.size));
      return { documents, totalPages, totalItems: total };
    },

    get: async (owner: OwnerId, documentId: number) =>
      refuseMissing(await store.documents.find(owner, documentId)),

    async update(owner: OwnerId, documentId: number, update: DocumentUpdate) {
      refuseLarge(update.content);
      const updated = await store.transaction(async ({ documents, holdings, plans }) => {
        await holdings.lock(owner);
        return limits.keepSpace({ holdings, plans }, owner, () =>
          documents.update(owner, documentId, update),
        );
      });
      if (updated === 'stale') {
        throw new AppError('conflict', STUDY_MESSAGES.documentStale);
      }
      return refuseMissing(updated);
    },

    async remove(owner: OwnerId, documentId: number) {
      if ((await store.documents.remove(owner, [documentId])) === 0) {
        throw documentNotFound();
      }
      return null;
    },

    async restore(owner: OwnerId, documentId: number) {
      const [restored] = await store.documents.restore(owner, [documentId], RESTORE_DAYS);
      return refuseMissing(restored);
    },

    removeMany(owner: OwnerId, documentIds: number[], request?: RequestKey) {
      const ids = [...new Set(documentIds)];
      return store.transaction(({ documents, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          if ((await documents.remove(owner, ids)) !== ids.length) {
            throw documentNotFound();
          }
          return null;
        }),
      );
    },

    restoreMany(owner: OwnerId, documentIds: number[], request?: RequestKey) {
      const ids = [...new Set(documentIds)];
      return store.transaction(({ documents, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          if ((await documents.restore(owner, ids, RESTORE_DAYS)).length !== ids.length) {
            throw documentNotFound();
          }
          return null;
        }),
      );
    },

    purgeRemoved: () => store.documents.purgeRemoved(RESTORE_DAYS),
  };
}

/** The limit is on bytes, and nothing is cut silently. */
export function refuseLarge(...texts: (string | null | undefined)[]) {
  if (texts.some((text) => text && countUtf8Bytes(text) > DOCUMENT_MAX_BYTES)) {
    throw new AppError('too_large', STUDY_MESSAGES.documentTooLarge);
  }
}

/** Somebody else's document answers like a missing one, so that ids cannot be probed. */
function refuseMissing<T>(found: T | undefined): T {
  if (found === undefined) {
    throw documentNotFound();
  }
  return found;
}

export function documentNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.documentNotFound);
}
