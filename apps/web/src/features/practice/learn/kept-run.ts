import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { localStore } from '../../../lib/storage/storage';
import { type LearnRun, listLeft } from './learn-run';

const ids = z.array(z.int());
const RunSchema = z.object({
  queue: z.array(z.object({ cardId: z.int(), step: z.enum(['choose', 'type']) })),
  waiting: ids,
  learnt: ids,
  missed: ids,
  round: z.int().check(z.minimum(1)),
  answers: z.int().check(z.minimum(0)),
  firstStep: z.enum(['choose', 'type']),
});

/** With all cards of the set as it was then: a run may be about some of them only. */
const StoredSchema = z.object({ run: RunSchema, cardIds: ids });

export type RunOwner = { userId: number; setId: number };

/** The run as it was left on this device; cards that left the set are gone from it, new ones wait. */
export function recallRun(owner: RunOwner, cardIds: readonly number[]): LearnRun | undefined {
  const stored = parseStored(StoredSchema, localStore.get(keyOf(owner)));
  const run = stored && fitRun(stored.run, new Set(stored.cardIds), cardIds);
  return run && listLeft(run).length > 0 ? run : undefined;
}

/** Until it ends. One without an answer is not worth keeping. */
export function keepRun(owner: RunOwner, cardIds: readonly number[], run: LearnRun): void {
  if (listLeft(run).length === 0) {
    localStore.remove(keyOf(owner));
  } else if (run.answers > 0) {
    localStore.set(keyOf(owner), JSON.stringify({ run, cardIds }));
  }
}

function fitRun(run: LearnRun, known: ReadonlySet<number>, cardIds: readonly number[]): LearnRun {
  const present = new Set(cardIds);
  const stays = (id: number) => present.has(id);
  return {
    ...run,
    queue: run.queue.filter(({ cardId }) => stays(cardId)),
    waiting: [...run.waiting.filter(stays), ...cardIds.filter((id) => !known.has(id))],
    learnt: run.learnt.filter(stays),
    missed: run.missed.filter(stays),
  };
}

function keyOf({ userId, setId }: RunOwner): string {
  return `learn:${userId}:${setId}`;
}
