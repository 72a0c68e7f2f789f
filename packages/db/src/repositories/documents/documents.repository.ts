import {
  countUtf8Bytes,
  type DocumentFilter,
  foldForSearch,
  MESSAGES,
  type SortOf,
} from '@scholar/contract';
import { AppError, type DocumentsRepository, type OwnerId } from '@scholar/domain';
import { and, asc, desc, eq, isNull, like, type SQL, sql } from 'drizzle-orm';
import { type Batches, isOneOf } from '../../batches';
import type { Database } from '../../database';
import { isNullViolation } from '../../database-errors';
import { containing } from '../../escape-like';
import { inOrderOf, isOlderThan, isWithin, pageOf, toIdArray } from '../../list-terms';
import { citedText, documents, documentTexts, textNumber } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { users } from '../../tables/users.table';
import { isInFolder } from '../cards/folders.repository';
import { documentRow, toDocumentRow } from './document-rows';

const newestFirst = [desc(documents.uploadDate), desc(documents.id)];
const orders: Record<SortOf<'documents'>, SQL[]> = {
  newest: newestFirst,
  oldest: [asc(documents.uploadDate), asc(documents.id)],
  name: [asc(documents.nameKey), asc(documents.id)],
  updated: [desc(documents.updateDate), desc(documents.id)],
};

export function createDocumentsRepository(db: Database, batches: Batches): DocumentsRepository {
  return {
    async insert(owner, { title, field, content, sourceText, sourceEmphasis, summarySources }) {
      const [stored] = await db
        .insert(documents)
        .values({
          userId: activeId(owner),
          title,
          searchTitle: foldForSearch(title),
          field,
          bytes: countUtf8Bytes(content) + countUtf8Bytes(sourceText ?? ''),
        })
        .returning(documentRow)
        .catch(refuseDeactivated);
      if (!stored) {
        throw new Error('The database returned no document.');
      }
      await db.insert(documentTexts).values({
        userId: owner,
        documentId: stored.id,
        content,
        sourceText: sourceText ?? null,
        sourceEmphasis: sourceEmphasis ?? [],
        summarySources: summarySources ?? [],
      });
      return toDocumentRow(stored);
    },

    async findByText(owner, text) {
      const [found] = await db
        .select(documentRow)
        .from(documents)
        .innerJoin(
          documentTexts,
          and(
            eq(documentTexts.userId, documents.userId),
            eq(documentTexts.documentId, documents.id),
          ),
        )
        .where(
          and(
            eq(documentTexts.userId, owner),
            isNull(documents.deletedAt),
            sql`${textNumber(documentTexts)} = hashtextextended(${text}, 0)`,
            sql`${citedText(documentTexts)} = ${text}`,
          ),
        )
        .orderBy(...newestFirst)
        .limit(1);
      return found && toDocumentRow(found);
    },

    async list(owner, filter, page) {
      const ordered = db
        .select({ id: documents.id })
        .from(documents)
        .where(and(...matching(owner, filter)))
        .orderBy(...orders[filter.sort ?? 'newest'])
        .as('ordered');
      const hits = db
        .select({
          total: sql<number>`count(*)::int`.as('total'),
          ids: pageOf(ordered.id, page).as('ids'),
        })
        .from(ordered)
        .as('hits');
      const rows = await db
        .select({ total: hits.total, document: documentRow })
        .from(hits)
        .leftJoin(
          documents,
          and(eq(documents.userId, owner), sql`${documents.id} = any(${hits.ids})`),
        )
        .orderBy(inOrderOf(hits.ids, documents.id));
      return {
        documents: rows.flatMap(({ document }) => (document ? [toDocumentRow(document)] : [])),
        total: rows[0]?.total ?? 0,
      };
    },

    async find(owner, documentId) {
      const [found] = await db
        .select({ document: documentRow, texts: documentTexts })
        .from(documents)
        .innerJoin(
          documentTexts,
          and(
            eq(documentTexts.userId, documents.userId),
            eq(documentTexts.documentId, documents.id),
          ),
        )
        .where(and(own(owner, documentId), isNull(documents.deletedAt)));
      if (!found) {
        return undefined;
      }
      const { content, sourceText, sourceEmphasis, summarySources } = found.texts;
      return {
        ...toDocumentRow(found.document),
        content,
        sourceText,
        sourceEmphasis,
        summarySources,
      };
    },

    async update(owner, documentId, { title, field, content, updateDate }) {
      const isThere = and(own(owner, documentId), isNull(documents.deletedAt));
      const isEditedCopy = updateDate && eq(documents.updateDate, new Date(updateDate));
      const [changed] = await db
        .update(documents)
        .set({
          title,
          searchTitle: foldForSearch(title),
          field,
          bytes: sql`${countUtf8Bytes(content)} + (select coalesce(octet_length(${documentTexts.sourceText}), 0)
            from ${documentTexts} where ${documentTexts.userId} = ${owner} and ${documentTexts.documentId} = ${documentId})`,
          // Two changes within a millisecond are still two copies.
          updateDate: sql`greatest(now(), ${documents.updateDate} + interval '1 millisecond')`,
        })
        .where(isEditedCopy ? and(isThere, isEditedCopy) : isThere)
        .returning(documentRow);
      if (!changed) {
        const [newer] = await db.select({ id: documents.id }).from(documents).where(isThere);
        return newer && 'stale';
      }
      await db
        .update(documentTexts)
        .set({ content })
        .where(and(eq(documentTexts.userId, owner), eq(documentTexts.documentId, documentId)));
      return toDocumentRow(changed);
    },

    async remove(owner, documentIds) {
      const removed = await db
        .update(documents)
        .set({ deletedAt: sql`now()` })
        .where(and(eq(documents.userId, owner), isAmong(documentIds), isNull(documents.deletedAt)))
        .returning({ id: documents.id });
      return removed.length;
    },

    async restore(owner, documentIds, days) {
      const isInTime = sql`(${documents.deletedAt} is null or not ${isOlderThan(documents.deletedAt, days)})`;
      const restored = await db
        .update(documents)
        .set({ deletedAt: null })
        .where(and(eq(documents.userId, owner), isAmong(documentIds), isInTime))
        .returning(documentRow);
      return restored.map(toDocumentRow);
    },

    async purgeRemoved(days) {
      await batches.deleteKeyed(documents, isOlderThan(documents.deletedAt, days), async (keys) => {
        await batches.update(
          flashcards,
          { documentId: null },
          isOneOf(flashcards.userId, flashcards.documentId, keys),
        );
        await batches.delete(
          documentTexts,
          isOneOf(documentTexts.userId, documentTexts.documentId, keys),
        );
      });
    },
  };
}

function own(owner: OwnerId, documentId: number) {
  return and(eq(documents.userId, owner), eq(documents.id, documentId));
}

function isAmong(documentIds: number[]): SQL {
  return sql`${documents.id} = any(${toIdArray(documentIds)})`;
}

function matching(
  owner: OwnerId,
  { keyword, dateFrom, dateTo, field, folder }: DocumentFilter,
): (SQL | undefined)[] {
  return [
    eq(documents.userId, owner),
    isNull(documents.deletedAt),
    keyword === undefined
      ? undefined
      : like(documents.searchTitle, containing(foldForSearch(keyword))),
    ...isWithin(documents.uploadDate, dateFrom, dateTo),
    field === undefined ? undefined : eq(documents.field, field),
    folder === undefined ? undefined : isInFolder(documents.folderId, owner, folder),
  ];
}

/** The owner, unless the account was deactivated since the token was checked. */
function activeId(owner: OwnerId) {
  return sql`(select ${users.id} from ${users} where ${users.id} = ${owner} and ${users.deactivatedAt} is null)`;
}

function refuseDeactivated(error: unknown): never {
  throw isNullViolation(error) ? new AppError('unauthenticated', MESSAGES.signIn) : error;
}
