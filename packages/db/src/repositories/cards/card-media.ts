import { type CardMedia, type CardMediaDraft, STUDY_MESSAGES } from '@scholar/contract';
import { AppError, type OwnerId } from '@scholar/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { cardMedia, media } from '../../tables/media.table';

type MediaOfCard = { flashcardId: number; media: readonly CardMediaDraft[] };

/**
 * Pictures and sounds of a card, in a statement that reads `flashcards`. Its names are written out: a statement about one
 * table alone would leave out which of the two is meant.
 */
export const mediaOfCard = sql<CardMedia[] | null>`(${sql`
  select json_agg(json_build_object('mediaId', m.id, 'side', cm.side, 'kind', m.kind, 'alt', cm.alt,
    'width', m.width, 'height', m.height) order by cm.position)
  from card_media cm join media m on m.user_id = cm.user_id and m.id = cm.media_id
  where cm.user_id = "flashcards"."user_id" and cm.flashcard_id = "flashcards"."id"`})`;

/** Puts pictures and sounds on cards that have none; what of it is not the owner's is not found. */
export async function attachMedia(db: Database, owner: OwnerId, cards: readonly MediaOfCard[]) {
  const rows = cards.flatMap(({ flashcardId, media: drafts }) =>
    drafts.map(({ mediaId, side, alt = '' }, position) => ({
      userId: owner,
      flashcardId,
      position,
      mediaId,
      side,
      alt,
    })),
  );
  await noteUse(db, owner, new Set(rows.map(({ mediaId }) => mediaId)));
  if (rows.length > 0) {
    await db.insert(cardMedia).values(rows);
  }
}

export async function replaceMedia(db: Database, owner: OwnerId, card: MediaOfCard) {
  await db
    .delete(cardMedia)
    .where(and(eq(cardMedia.userId, owner), eq(cardMedia.flashcardId, card.flashcardId)));
  await attachMedia(db, owner, [card]);
}

/** Changes the rows, so that whoever takes away what is unused at the same time sees that it no longer is. */
async function noteUse(db: Database, owner: OwnerId, mediaIds: ReadonlySet<string>) {
  if (mediaIds.size === 0) {
    return;
  }
  const used = await db
    .update(media)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(media.userId, owner),
        sql`${media.id} = any(${`{${[...mediaIds].join(',')}}`}::text::uuid[])`,
      ),
    )
    .returning({ id: media.id });
  if (used.length !== mediaIds.size) {
    throw new AppError('not_found', STUDY_MESSAGES.mediaNotFound);
  }
}
