import * as z from 'zod/mini';
import { parseStored } from '../../../lib/device/parse-stored';
import { localStore } from '../../../lib/storage/storage';

/** Four options, true or false, written. */
export const QUESTION_KINDS = ['options', 'judged', 'typed'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const DIRECTIONS = ['toTerm', 'toDefinition', 'both'] as const;
export const WHICH_CARDS = ['all', 'weak', 'due'] as const;
export type WhichCards = (typeof WHICH_CARDS)[number];
export const LIMITS_MINUTES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60] as const;

const TestSetupSchema = z.object({
  /** Null asks every card. */
  count: z.nullable(z.int().check(z.minimum(1))),
  kinds: z.array(z.enum(QUESTION_KINDS)).check(z.minLength(1)),
  direction: z.enum(DIRECTIONS),
  which: z.enum(WHICH_CARDS),
  /** Null takes as long as it takes. */
  minutes: z.nullable(z.int().check(z.minimum(1))),
});
export type TestSetup = z.output<typeof TestSetupSchema>;

/** The test of the specification: every card, four terms for each definition, no limit. */
export const USUAL_SETUP: TestSetup = {
  count: null,
  kinds: ['options'],
  direction: 'toTerm',
  which: 'all',
  minutes: null,
};

/** A student and a set; on a shared computer each has their own. */
export type TestOwner = {
  userId: number;
  setId: number;
  /** Of several sets that are tested together. */
  room?: string | undefined;
};

export function recallSetup(owner: TestOwner): TestSetup {
  return parseStored(TestSetupSchema, localStore.get(keyOf(owner))) ?? USUAL_SETUP;
}

export function rememberSetup(owner: TestOwner, setup: TestSetup): void {
  if (isUsual(setup)) {
    localStore.remove(keyOf(owner));
  } else {
    localStore.set(keyOf(owner), JSON.stringify(setup));
  }
}

export function isUsual({ count, kinds, direction, which, minutes }: TestSetup): boolean {
  return (
    count === null &&
    kinds.length === 1 &&
    kinds[0] === 'options' &&
    direction === 'toTerm' &&
    which === 'all' &&
    minutes === null
  );
}

function keyOf({ userId, setId, room = String(setId) }: TestOwner): string {
  return `testSetup:${userId}:${room}`;
}
