import { type MemoryParameters, OWN_PARAMETERS_REVIEWS } from '@scholar/contract';
import {
  type Fit,
  type History,
  isBetter,
  listCounted,
  type LogEntry,
  rebuild,
  type Scheduler,
} from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import { nothingKept } from './card-status';
import type { CardKey } from './memory.ports';
import type { MemoryParametersStore, WeightsFitter } from './memory-parameters.ports';
import { groupByCard, rebuildCards, schedulerWith } from './take-reviews';

/** More tell hardly anything new; a fit takes as long as there are answers. */
const REVIEWS_MAX = 20_000;
/** Cards whose log is read and gone through together, so that no call waits long for the event loop. */
const LOG_PAGE = 20;
/** Memories that are written together. */
const KEEP_PAGE = 500;
/** No call takes longer. One that began before the log was read may still come into it after that. */
const UNDER_WAY_MS = 10 * 60_000;

export type MemoryParametersService = ReturnType<typeof createMemoryParametersService>;

export function createMemoryParametersService({
  store,
  fitter,
  now,
  onFailed,
}: {
  store: MemoryParametersStore;
  fitter: WeightsFitter;
  now: () => Date;
  /** One that failed is tried again a week later. */
  onFailed: (error: unknown, owner: OwnerId) => void;
}) {
  let fitting: Promise<void> | undefined;
  let isStopped = false;

  /** Goes through the log of cards in pages; what is made of each may take long for all of them, but not for a page. */
  async function readLogs<Made>(
    owner: OwnerId,
    cards: readonly CardKey[],
    make: (card: CardKey, entries: LogEntry[]) => Made,
  ): Promise<Made[]> {
    const made: Made[] = [];
    for (let start = 0; start < cards.length; start += LOG_PAGE) {
      const page = cards.slice(start, start + LOG_PAGE);
      const ids = page.map(({ flashcardId }) => flashcardId);
      const entriesOf = groupByCard(await store.memory.readLog(owner, ids));
      made.push(...page.map((card) => make(card, entriesOf.get(card.flashcardId) ?? [])));
    }
    return made;
  }

  async function readHistories(owner: OwnerId): Promise<History[]> {
    const scheduler = schedulerWith(await store.memoryParameters.findWeights(owner));
    const cards = await store.memoryParameters.listAnswered(owner, REVIEWS_MAX);
    return readLogs(owner, cards, ({ flashcardId }, entries) =>
      listCounted(scheduler, flashcardId, entries),
    );
  }

  /** What other parameters make of the log as it is now: the long part, in which the student goes on answering. */
  async function prepare(owner: OwnerId, scheduler: Scheduler) {
    const clock = await store.memoryParameters.readClock();
    const cards = await store.memoryParameters.listAnswered(owner);
    const memories = await readLogs(owner, cards, (card, entries) => ({
      ...card,
      ...rebuild(scheduler, card.flashcardId, entries),
    }));
    return { memories, since: new Date(clock.getTime() - UNDER_WAY_MS) };
  }

  /** Parameters and memories change together: whoever stops in between leaves both as they were. */
  async function take(owner: OwnerId, fit: Fit, reviews: number): Promise<void> {
    const weights = isBetter(fit) ? fit.weights : null;
    const judged = { at: now(), reviews, weights, losses: fit.losses };
    if (weights === null && (await store.memoryParameters.findWeights(owner)) === null) {
      return store.memoryParameters.save(owner, judged);
    }
    const scheduler = schedulerWith(weights);
    const { memories, since } = await prepare(owner, scheduler);
    return store.transaction(async ({ memory, rebuilding, memoryParameters }) => {
      // Answers that arrive from here on wait, and then go on from the new memories.
      await rebuilding.lockStudent(owner);
      await memoryParameters.save(owner, judged);
      const changed = await memoryParameters.listChanged(owner, since);
      const isOld = new Set(changed.map(({ flashcardId }) => flashcardId));
      const unchanged = memories.filter(({ flashcardId }) => !isOld.has(flashcardId));
      for (let start = 0; start < unchanged.length; start += KEEP_PAGE) {
        await memory.keep(owner, unchanged.slice(start, start + KEEP_PAGE));
      }
      for (let start = 0; start < changed.length; start += LOG_PAGE) {
        const page = changed.slice(start, start + LOG_PAGE).map(nothingKept);
        await memory.keep(owner, await rebuildCards(memory, owner, page, scheduler));
      }
      await memoryParameters.countAnew(owner);
    });
  }

  async function fitOne(owner: OwnerId): Promise<void> {
    if ((await store.memoryParameters.countAnew(owner)) < OWN_PARAMETERS_REVIEWS) {
      return;
    }
    const histories = await readHistories(owner);
    const reviews = histories.reduce((sum, { length }) => sum + length, 0);
    await take(owner, await fitter.fit(histories), reviews);
  }

  const claim = async () => (isStopped ? undefined : store.memoryParameters.claimDue(now()));

  async function fitAll(): Promise<void> {
    if (!(await store.memoryParameters.isAnyDue(now())) || !(await fitter.isThere())) {
      return;
    }
    for (let owner = await claim(); owner !== undefined; owner = await claim()) {
      try {
        await fitOne(owner);
      } catch (error) {
        onFailed(error, owner);
      }
    }
  }

  return {
    async read(owner: OwnerId): Promise<MemoryParameters> {
      const [found, canFit] = await Promise.all([
        store.memoryParameters.find(owner),
        fitter.isThere(),
      ]);
      return { ...found, needed: OWN_PARAMETERS_REVIEWS, canFit };
    },

    /** Fits everybody whose time has come, one after the other. */
    fitDue(): Promise<void> {
      fitting ??= fitAll().finally(() => (fitting = undefined));
      return fitting;
    },

    /** Ends with the student that is being looked at. */
    stop(): void {
      isStopped = true;
    },
  };
}
