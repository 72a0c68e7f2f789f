import type { KeptMedia, MediaRepository, OwnerId } from '@scholar/domain';
import { and, eq, exists, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Batches } from '../../batches';
import type { Database } from '../../database';
import { cardMedia, media } from '../../tables/media.table';
import { setCards } from '../../tables/sets.table';
import { isInSharedSet } from '../study/study-access';
import { isPresentMember } from './cards-of-set';

const row = {
  mediaId: media.id,
  kind: media.kind,
  mime: media.mime,
  bytes: media.bytes,
  width: media.width,
  height: media.height,
};

export function createMediaRepository(db: Database, batches: Batches): MediaRepository {
  /** That it stands on a card in a set. */
  const isOnCard = (isIn: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(cardMedia)
        .innerJoin(
          setCards,
          and(
            eq(setCards.userId, cardMedia.userId),
            eq(setCards.flashcardId, cardMedia.flashcardId),
          ),
        )
        .where(and(eq(cardMedia.userId, media.userId), eq(cardMedia.mediaId, media.id), isIn)),
    );
  const findOne = async (isIt: SQL | undefined): Promise<KeptMedia | undefined> => {
    const [found] = await db.select(row).from(media).where(isIt);
    return found;
  };

  return {
    async takeUp(owner, sha256) {
      const [found] = await db
        .update(media)
        .set({ usedAt: sql`now()` })
        .where(and(eq(media.userId, owner), eq(media.sha256, sha256)))
        .returning(row);
      return found;
    },

    async insert(owner, draft) {
      const [stored] = await db
        .insert(media)
        .values({ userId: owner, ...draft })
        .returning(row);
      if (!stored) {
        throw new Error('The database returned no media.');
      }
      return stored;
    },

    async find(owner, mediaId) {
      const [found] = await db
        .select({ ...row, sha256: media.sha256 })
        .from(media)
        .where(own(owner, mediaId));
      return found;
    },

    findReadable: ({ owner, team }, mediaId) =>
      findOne(
        and(
          eq(media.id, mediaId),
          or(
            eq(media.userId, owner),
            team === undefined ? undefined : isOnCard(isInSharedSet(db, team)),
          ),
        ),
      ),

    findInSet: (owner, setId, mediaId) =>
      findOne(
        and(own(owner, mediaId), isOnCard(and(eq(setCards.setId, setId), isPresentMember(db)))),
      ),

    async loseUnused(hours) {
      const onCard = db
        .select({ one: sql`1` })
        .from(cardMedia)
        .where(and(eq(cardMedia.userId, media.userId), eq(cardMedia.mediaId, media.id)));
      await batches.update(
        media,
        { userId: null },
        and(
          sql`${media.userId} is not null`,
          sql`${media.usedAt} < now() - make_interval(hours => ${hours})`,
          notExists(onCard),
        ),
      );
    },

    async listLost(max) {
      const lost = await db
        .select({ id: media.id })
        .from(media)
        .where(isNull(media.userId))
        .limit(max);
      return lost.map(({ id }) => id);
    },

    async removeLost(mediaIds) {
      if (mediaIds.length > 0) {
        await db.delete(media).where(and(isNull(media.userId), inArray(media.id, mediaIds)));
      }
    },
  };
}

function own(owner: OwnerId, mediaId: string): SQL | undefined {
  return and(eq(media.userId, owner), eq(media.id, mediaId));
}
