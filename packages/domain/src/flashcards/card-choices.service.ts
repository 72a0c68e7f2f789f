import { type CardChoices, CHOICE_DAYS, type ChoiceTotals } from '@scholar/contract';
import type { LimitKeys } from '../accounts/limits';
import type { Window } from '../accounts/limits.ports';
import type { OwnerId } from '../shared/owner-id';
import type { CardChoicesRepository, FlashcardsStore } from './flashcards.ports';

/** Batches of one account that count, so that nobody can shift the measure of everybody. */
const BATCHES: Window = { limit: 50, seconds: 86_400 };
/** A year and a month, to compare with the same month of last year. */
const KEPT_DAYS = 396;

/** In the transaction that saves the cards. What is beyond the limit of the account is saved uncounted. */
export async function countChoices(
  { cardChoices, limits }: Pick<FlashcardsStore, 'cardChoices' | 'limits'>,
  keys: LimitKeys,
  owner: OwnerId,
  choices: CardChoices,
): Promise<void> {
  if (await limits.take(keys.ofOwner('choices', owner), BATCHES, 1)) {
    await cardChoices.add(choices);
  }
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
