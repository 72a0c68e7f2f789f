import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { localStore } from '../../../lib/storage/storage';
import type { TestRun } from './test-run';
import { QUESTION_KINDS, type TestOwner } from './test-setup';

const TestRunSchema = z.object({
  questions: z
    .array(
      z.object({
        cardId: z.int(),
        kind: z.enum(QUESTION_KINDS),
        direction: z.enum(['toTerm', 'toDefinition']),
      }),
    )
    .check(z.minLength(1)),
  at: z.int().check(z.minimum(0)),
  laid: z.nullable(
    z.union([z.object({ options: z.array(z.string()) }), z.object({ claim: z.string() })]),
  ),
  answers: z.array(z.boolean()),
  endsAt: z.nullable(z.number()),
  spent: z.number(),
});

/** The test that was left in the middle; not if one of its cards is gone since. */
export function recallRun(owner: TestOwner, cardIds: ReadonlySet<number>): TestRun | undefined {
  const run = parseStored(TestRunSchema, localStore.get(keyOf(owner)));
  return run?.questions.every(({ cardId }) => cardIds.has(cardId)) && run.at < run.questions.length
    ? run
    : undefined;
}

/** From the first answer on: a test that nobody has begun starts anew. */
export function keepRun(owner: TestOwner, run: TestRun): void {
  if (run.answers.length > 0 || run.endsAt !== null) {
    localStore.set(keyOf(owner), JSON.stringify(run));
  }
}

export function forgetRun(owner: TestOwner): void {
  localStore.remove(keyOf(owner));
}

function keyOf({ userId, setId, room = String(setId) }: TestOwner): string {
  return `testRun:${userId}:${room}`;
}
