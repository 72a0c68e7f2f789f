import { type PutAwayCard, type PutAwayPage, PUT_AWAY_PAGE } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';
import type { QueuedCard } from './memory.ports';
import type { PutAwayStore } from './put-away.ports';
import { findStudyTeam } from './study-team';

export type PutAwayService = ReturnType<typeof createPutAwayService>;

/** The way back for cards that no longer come, and the place to find the flagged ones. */
export function createPutAwayService({ store, now }: { store: PutAwayStore; now: () => Date }) {
  return {
    async list(
      owner: OwnerId,
      { after = 0 }: { after?: number | undefined },
    ): Promise<PutAwayPage> {
      const at = now();
      const studying = { owner, team: await findStudyTeam(store.teams, owner) };
      const [total, found] = await Promise.all([
        store.putAway.count(studying, at),
        // One more than is shown tells whether there are others.
        store.putAway.list(studying, at, { after, limit: PUT_AWAY_PAGE + 1 }),
      ]);
      const keys = found.slice(0, PUT_AWAY_PAGE);
      const cards = await store.queue.readCards(studying, keys);
      const cardOf = new Map(cards.map((card) => [card.flashcardId, card]));
      return {
        total,
        cards: keys.flatMap(({ flashcardId }) => {
          const card = cardOf.get(flashcardId);
          return card ? [toPutAway(card, at)] : [];
        }),
        next: found.length > keys.length ? (keys.at(-1)?.flashcardId ?? null) : null,
      };
    },
  };
}

function toPutAway({ kept, ...card }: QueuedCard, at: Date): PutAwayCard {
  const buriedUntil = kept?.buriedUntil ?? null;
  return {
    ...card,
    isSuspended: kept?.isSuspended ?? false,
    isFlagged: kept?.isFlagged ?? false,
    buriedUntil: buriedUntil !== null && buriedUntil > at.toISOString() ? buriedUntil : null,
  };
}
