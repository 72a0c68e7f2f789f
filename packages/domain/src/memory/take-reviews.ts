import { REVIEW_LATE_DAYS, type RefusalReason, type Review } from '@scholar/contract';
import {
  append,
  belongsAfter,
  comparePlaces,
  createScheduler,
  DAY_MS,
  rebuild,
  type Remembered,
  type Scheduler,
  showsRecall,
  usualWay,
} from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import { nothingKept } from './card-status';
import type { CardKey, KeptMemory, MemoryRepository, NewReview } from './memory.ports';

type Refusal = { reviewId: string; reason: RefusalReason };
type FoundCards = Awaited<ReturnType<MemoryRepository['findCards']>>;

const GENERAL = createScheduler();

/** With the student's own parameters, or the general ones. */
export function schedulerWith(weights: readonly number[] | null): Scheduler {
  return weights ? createScheduler({ weights }) : GENERAL;
}

/** Which of the reviews go into the log, and why others do not. Those in `known` are there already. */
export function sortOut(
  reviews: readonly Review[],
  { known, cards, now }: { known: ReadonlySet<string>; cards: FoundCards; now: Date },
) {
  const cardOf = new Map(cards.map((card) => [card.flashcardId, card]));
  const seen = new Set(known);
  const accepted: NewReview[] = [];
  const refused: Refusal[] = [];
  const repeated: Review[] = [];
  for (const review of reviews) {
    const card = cardOf.get(review.flashcardId);
    const reason = reasonToRefuse(review, card, now);
    if (seen.has(review.reviewId)) {
      repeated.push(review);
    } else if (reason || !card) {
      refused.push({ reviewId: review.reviewId, reason: reason ?? 'card_not_found' });
    } else {
      accepted.push(toNewReview(review, card, now));
      seen.add(review.reviewId);
    }
  }
  return { accepted, refused, repeated };
}

function reasonToRefuse(
  { mode, answeredAt }: Review,
  card: FoundCards[number] | undefined,
  now: Date,
): RefusalReason | undefined {
  if (!card) {
    return 'card_not_found';
  }
  if (card.isDeleted) {
    return 'card_deleted';
  }
  const isLate = now.getTime() - Date.parse(answeredAt) > REVIEW_LATE_DAYS * DAY_MS;
  return isLate && mode !== 'import' ? 'too_late' : undefined;
}

export function toNewReview(
  { quizId, how, answeredAt, ...review }: Review,
  { authorId }: CardKey,
  now: Date,
): NewReview {
  const isFuture = Date.parse(answeredAt) > now.getTime();
  return {
    ...review,
    // A clock that is ahead must not put off a card for as long.
    answeredAt: isFuture ? now.toISOString() : answeredAt,
    how: how ?? usualWay(review.mode),
    setId: quizId ?? null,
    authorId,
  };
}

/**
 * What follows for the cards of new reviews, and which of those tell what was remembered. A review that belongs between
 * others says nothing of that, and its card has to be rebuilt from the log.
 */
export function goOn(
  scheduler: Scheduler,
  kept: readonly KeptMemory[],
  added: readonly NewReview[],
) {
  const keptOf = new Map(kept.map((card) => [card.flashcardId, card]));
  const next: KeptMemory[] = [];
  const late: KeptMemory[] = [];
  const recalls = new Set<string>();
  for (const [flashcardId, [first, ...rest]] of groupByCard(added.toSorted(comparePlaces))) {
    if (!first) {
      continue;
    }
    const known = keptOf.get(flashcardId) ?? nothingKept(first);
    if (belongsAfter(known.last, first)) {
      const after = [first, ...rest].reduce<Remembered>((sofar, review) => {
        if (showsRecall(sofar.memory, review)) {
          recalls.add(review.reviewId);
        }
        return append(scheduler, flashcardId, sofar, review);
      }, known);
      next.push({ ...known, ...after });
    } else {
      late.push(known);
    }
  }
  return { next, late, recalls };
}

export async function rebuildCards(
  memory: Pick<MemoryRepository, 'readLog'>,
  owner: OwnerId,
  cards: readonly KeptMemory[],
  scheduler: Scheduler,
): Promise<KeptMemory[]> {
  if (cards.length === 0) {
    return [];
  }
  const log = await memory.readLog(
    owner,
    cards.map(({ flashcardId }) => flashcardId),
  );
  const entriesOf = groupByCard(log);
  return cards.map((card) => ({
    ...card,
    ...rebuild(scheduler, card.flashcardId, entriesOf.get(card.flashcardId) ?? []),
  }));
}

export function groupByCard<Entry extends { flashcardId: number }>(entries: readonly Entry[]) {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.flashcardId);
    if (group) {
      group.push(entry);
    } else {
      groups.set(entry.flashcardId, [entry]);
    }
  }
  return groups;
}
