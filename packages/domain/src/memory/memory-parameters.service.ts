import { type MemoryParameters, OWN_PARAMETERS_REVIEWS } from '@scholar/contract';
import { type Fit, type History, isBetter, listCounted } from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import type { MemoryParametersStore, WeightsFitter } from './memory-parameters.ports';
import { rebuildPage, rebuildPages } from './rebuild-student';
import { groupByCard, schedulerWith } from './take-reviews';

/** More tell hardly anything new; a fit takes as long as there are answers. */
const REVIEWS_MAX = 20_000;
/** Cards whose log is read together, so that nobody else waits long. */
const PAGE = 200;

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

  async function readHistories(owner: OwnerId): Promise<History[]> {
    const scheduler = schedulerWith(await store.memoryParameters.findWeights(owner));
    const cards = await store.memoryParameters.listAnswered(owner, REVIEWS_MAX);
    const histories: History[] = [];
    for (let start = 0; start < cards.length; start += PAGE) {
      const ids = cards.slice(start, start + PAGE).map(({ flashcardId }) => flashcardId);
      const log = groupByCard(await store.memory.readLog(owner, ids));
      for (const [flashcardId, entries] of log) {
        histories.push(listCounted(scheduler, flashcardId, entries));
      }
    }
    return histories;
  }

  /** Parameters and memories change together: whoever stops in between leaves both as they were. */
  function take(owner: OwnerId, fit: Fit, reviews: number): Promise<void> {
    return store.transaction(async ({ memory, rebuilding, memoryParameters }) => {
      // Answers that arrive meanwhile wait, and then go on from the new memories.
      await rebuilding.lockStudent(owner);
      const before = await memoryParameters.findWeights(owner);
      const weights = isBetter(fit) ? fit.weights : null;
      await memoryParameters.save(owner, { at: now(), reviews, weights, losses: fit.losses });
      if (before !== null || weights !== null) {
        const scheduler = schedulerWith(weights);
        await rebuildPages((after) =>
          rebuildPage({ memory, rebuilding }, owner, { after, scheduler }),
        );
        await memoryParameters.countAnew(owner);
      }
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

  async function fitAll(): Promise<void> {
    if (!(await store.memoryParameters.isAnyDue(now())) || !(await fitter.isThere())) {
      return;
    }
    let owner: OwnerId | undefined;
    while (!isStopped && (owner = await store.memoryParameters.claimDue(now())) !== undefined) {
      try {
        await fitOne(owner);
      } catch (error) {
        onFailed(error, owner);
      }
    }
  }

  return {
    async read(owner: OwnerId): Promise<MemoryParameters> {
      return { ...(await store.memoryParameters.find(owner)), needed: OWN_PARAMETERS_REVIEWS };
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
