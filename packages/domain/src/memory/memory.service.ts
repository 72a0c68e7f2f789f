import {
  BURY_DAYS_MAX,
  CARD_REVIEWS_MAX,
  type CardHandlingChange,
  type CardHistory,
  type CardStatus,
  type Review,
  type ReviewsAnswer,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { DAY_MS, findStretch, stretchIntervals } from '@scholar/memory';
import { findExams } from '../exams/follow-exams';
import { cardNotFound } from '../flashcards/flashcards.service';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import { nothingKept, toStatus } from './card-status';
import type { CardKey, Handling, KeptMemory } from './memory.ports';
import type { MemoryStore } from './memory-store.ports';
import { findStudyDay } from './study-day';
import { findStudyTeam } from './study-team';
import { goOn, rebuildCards, schedulerWith, sortOut } from './take-reviews';

export type MemoryService = ReturnType<typeof createMemoryService>;
type Repositories = Pick<RepositoriesOf<MemoryStore>, 'memory' | 'teams'>;

export function createMemoryService({ store, now }: { store: MemoryStore; now: () => Date }) {
  return {
    /** One that cannot be taken is refused alone: a deleted card must not block a device's queue. */
    review(owner: OwnerId, reviews: Review[]): Promise<ReviewsAnswer> {
      return store.transaction(async ({ memory, memoryParameters, holdings, teams }) => {
        // Two devices at once would both go on from the same memory, and one answer would be lost.
        await holdings.lock(owner);
        const ids = [...new Set(reviews.map(({ flashcardId }) => flashcardId))];
        const reviewIds = reviews.map(({ reviewId }) => reviewId);
        const known = new Set(await memory.findKnownReviews(owner, reviewIds));
        const cards = await findCards({ memory, teams }, owner, ids);
        const { accepted, refused, repeated } = sortOut(reviews, { known, cards, now: now() });
        const kept = await memory.findKept(owner, ids);
        const scheduler = schedulerWith(await memoryParameters.findWeights(owner));
        const { next: after, late, recalls } = goOn(scheduler, kept, accepted);
        await memory.addReviews(owner, accepted, recalls);
        const next = [...after, ...(await rebuildCards(memory, owner, late, scheduler))];
        await memory.keep(owner, next);
        await memoryParameters.count(owner, countMore(kept, next), now());

        const changed = new Set(next.map(({ flashcardId }) => flashcardId));
        const asked = new Set(repeated.map(({ flashcardId }) => flashcardId));
        const unchanged = kept.filter(
          ({ flashcardId }) => asked.has(flashcardId) && !changed.has(flashcardId),
        );
        return {
          accepted: accepted.length,
          repeated: repeated.length,
          refused,
          states: [...next, ...unchanged].map(toStatus),
        };
      });
    },

    undo(owner: OwnerId, reviewId: string): Promise<CardStatus> {
      return store.transaction(async ({ memory, memoryParameters, holdings }) => {
        await holdings.lock(owner);
        const flashcardId = await memory.findReviewedCard(owner, reviewId);
        const [kept] = flashcardId === undefined ? [] : await memory.findKept(owner, [flashcardId]);
        if (!kept) {
          throw new AppError('not_found', STUDY_MESSAGES.reviewNotFound);
        }
        await memory.addUndo(owner, kept, reviewId, now());
        const scheduler = schedulerWith(await memoryParameters.findWeights(owner));
        const next = await rebuildCards(memory, owner, [kept], scheduler);
        await memory.keep(owner, next);
        await memoryParameters.count(owner, countMore([kept], next), now());
        return toStatus(next[0] ?? kept);
      });
    },

    async readCard(owner: OwnerId, flashcardId: number): Promise<CardHistory> {
      const kept = await getKept(store, owner, flashcardId);
      const weights = await store.memoryParameters.findWeights(owner);
      const scheduler = schedulerWith(weights);
      const moment = { at: now().toISOString(), utcOffset: 0 };
      const isSlow = await isSlowed(store, owner, kept, now());
      const stretch = isSlow ? findStretch(weights) : 1;
      return {
        ...toStatus(kept),
        next: stretchIntervals(scheduler.nextIntervals(flashcardId, kept.memory, moment), stretch),
        stretch,
        reviews: await store.memory.listReviews(owner, flashcardId, CARD_REVIEWS_MAX),
      };
    },

    handleCard(owner: OwnerId, flashcardId: number, change: CardHandlingChange) {
      return store.transaction(async ({ memory, holdings, teams }) => {
        await holdings.lock(owner);
        const kept = await getKept({ memory, teams }, owner, flashcardId);
        const handling = toChange(change, kept, now());
        await memory.handle(owner, kept, handling);
        return toStatus({ ...kept, ...handling });
      });
    },
  };
}

/** How many more answers count than before; fewer where one was taken back. */
function countMore(kept: readonly KeptMemory[], next: readonly KeptMemory[]): number {
  const before = new Map(kept.map(({ flashcardId, memory }) => [flashcardId, memory.reps]));
  return next.reduce(
    (sum, { flashcardId, memory }) => sum + memory.reps - (before.get(flashcardId) ?? 0),
    0,
  );
}

/** Most cards are one's own: the team is asked for only where others are among them. */
async function findCards({ memory, teams }: Repositories, owner: OwnerId, ids: number[]) {
  const own = await memory.findCards(owner, ids, undefined);
  if (own.length === ids.length) {
    return own;
  }
  const team = await findStudyTeam(teams, owner);
  return team === undefined ? own : memory.findCards(owner, ids, team);
}

/** Whether the card lies in a set that was slowed down after its exam. */
async function isSlowed(
  { exams, memorySettings, queue, teams }: MemoryStore,
  owner: OwnerId,
  card: CardKey,
  at: Date,
): Promise<boolean> {
  const [{ day }, team] = await Promise.all([
    findStudyDay(memorySettings, owner, at),
    findStudyTeam(teams, owner),
  ]);
  const { apart } = await findExams({ exams }, { owner, team }, day);
  const slowed = await queue.findSlowed({ apart }, [card]);
  return slowed.length > 0;
}

async function getKept(
  { memory, teams }: Repositories,
  owner: OwnerId,
  flashcardId: number,
): Promise<KeptMemory> {
  const [card] = await findCards({ memory, teams }, owner, [flashcardId]);
  if (!card || card.isDeleted) {
    throw cardNotFound();
  }
  const [kept] = await memory.findKept(owner, [flashcardId]);
  return kept ?? nothingKept(card);
}

function toChange(
  { isSuspended, isFlagged, buriedUntil, isLeech }: CardHandlingChange,
  { memory }: KeptMemory,
  now: Date,
): Partial<Handling> {
  if (buriedUntil && Date.parse(buriedUntil) > now.getTime() + BURY_DAYS_MAX * DAY_MS) {
    throw new AppError('invalid_input', STUDY_MESSAGES.buriedUntil);
  }
  return {
    ...(isSuspended !== undefined && { isSuspended }),
    ...(isFlagged !== undefined && { isFlagged }),
    ...(buriedUntil !== undefined && { buriedUntil }),
    ...(isLeech === false && { forgivenLapses: memory.lapses }),
  };
}
