import {
  type CardChoices,
  CHOICE_DAYS,
  type ChoiceCount,
  type ChoiceTotals,
} from '@scholar/contract';
import type { LimitKeys } from '../accounts/limits';
import type { Window } from '../accounts/limits.ports';
import type { OwnerId } from '../shared/owner-id';
import type { CardChoicesRepository, FlashcardsStore } from './flashcards.ports';

/** Batches of one account that count, so that nobody can shift the measure of everybody. */
const BATCHES: Window = { limit: 50, seconds: 86_400 };
/** A year and a month, to compare with the same month of last year. */
const KEPT_DAYS = 396;

/**
 * In the transaction that saves the cards, one for each batch of them. What is beyond the limit of the account is saved
 * uncounted.
 */
export async function countChoices(
  { cardChoices, limits }: Pick<FlashcardsStore, 'cardChoices' | 'limits'>,
  keys: LimitKeys,
  owner: OwnerId,
  batches: readonly CardChoices[],
): Promise<void> {
  const counted: CardChoices[] = [];
  for (const choices of batches) {
    if (await limits.take(keys.ofOwner('choices', owner), BATCHES, 1)) {
      counted.push(choices);
    }
  }
  for (const choices of joinChoices(counted)) {
    await cardChoices.add(choices);
  }
}

/** Each group once, and always in the same order: two students must not wait for each other's counters. */
function joinChoices(batches: readonly CardChoices[]): CardChoices[] {
  const makers = new Map<string, CardChoices>();
  for (const { engine, language, counts } of batches) {
    const key = `${engine} ${language}`;
    const joined = makers.get(key)?.counts ?? [];
    makers.set(key, { engine, language, counts: joinCounts([...joined, ...counts]) });
  }
  return [...makers].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

function joinCounts(counts: readonly ChoiceCount[]): ChoiceCount[] {
  const groups = new Map<string, ChoiceCount>();
  for (const count of counts) {
    const key = `${count.kind} ${count.shownAs}`;
    const sum = groups.get(key) ?? { ...count, kept: 0, edited: 0, dropped: 0 };
    groups.set(key, {
      ...sum,
      kept: sum.kept + count.kept,
      edited: sum.edited + count.edited,
      dropped: sum.dropped + count.dropped,
    });
  }
  return [...groups.values()];
}

/** What students keep of the cards that were made for them, as operators see it. */
export function createCardChoicesService({
  store,
}: {
  store: { cardChoices: CardChoicesRepository };
}) {
  return {
    async read(): Promise<ChoiceTotals> {
      return { days: CHOICE_DAYS, totals: await store.cardChoices.sum(CHOICE_DAYS) };
    },
    purgeOld: () => store.cardChoices.purgeOld(KEPT_DAYS),
  };
}
