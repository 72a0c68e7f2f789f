import { type OwnerId, type ShareLinksRepository, toOwnerId } from '@scholar/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { sets } from '../../tables/sets.table';
import { shareLinks } from '../../tables/share-links.table';
import { users } from '../../tables/users.table';

export function createShareLinksRepository(db: Database): ShareLinksRepository {
  return {
    async find(owner, setId) {
      const [link] = await db
        .select({
          seed: shareLinks.seed,
          tokenHash: shareLinks.tokenHash,
          showsAuthor: shareLinks.showsAuthor,
          opens: shareLinks.opens,
          copies: shareLinks.copies,
          isClosed: sql<boolean>`${shareLinks.closedAt} is not null`,
        })
        .from(shareLinks)
        .where(ofSet(owner, setId));
      return link;
    },

    async save(owner, setId, link) {
      await db
        .insert(shareLinks)
        .values({ userId: owner, setId, ...link })
        .onConflictDoUpdate({
          target: [shareLinks.userId, shareLinks.setId],
          set: { ...link, opens: 0, copies: 0, createdAt: sql`now()`, closedAt: null },
        });
    },

    async showAuthor(owner, setId, showsAuthor) {
      await db.update(shareLinks).set({ showsAuthor }).where(ofSet(owner, setId));
    },

    async close(owner, setId) {
      await db
        .update(shareLinks)
        .set({ closedAt: sql`now()` })
        .where(and(ofSet(owner, setId), isNull(shareLinks.closedAt)));
    },

    async closeAll(owner) {
      await db
        .update(shareLinks)
        .set({ closedAt: sql`now()` })
        .where(and(eq(shareLinks.userId, owner), isNull(shareLinks.closedAt)));
    },

    async findOpen(tokenHash) {
      const [found] = await db
        .select({
          author: users.id,
          setId: sets.id,
          authorName: users.name,
          showsAuthor: shareLinks.showsAuthor,
        })
        .from(shareLinks)
        .innerJoin(sets, and(eq(sets.userId, shareLinks.userId), eq(sets.id, shareLinks.setId)))
        .innerJoin(users, eq(users.id, shareLinks.userId))
        .where(
          and(
            eq(shareLinks.tokenHash, tokenHash),
            isNull(shareLinks.closedAt),
            isNull(sets.deletedAt),
            isNull(users.deactivatedAt),
            isNull(users.blockedAt),
          ),
        );
      return found && { ...found, author: toOwnerId(found.author) };
    },

    async count({ author, setId }, what) {
      const column = shareLinks[what];
      await db
        .update(shareLinks)
        .set({ [what]: sql`${column} + 1` })
        .where(ofSet(author, setId));
    },
  };
}

function ofSet(owner: OwnerId, setId: number) {
  return and(eq(shareLinks.userId, owner), eq(shareLinks.setId, setId));
}
