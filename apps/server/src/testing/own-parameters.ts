import { MemoryParametersSchema } from '@scholar/contract';
import {
  createMemoryParametersService,
  type MemoryParametersStore,
  type WeightsFitter,
} from '@scholar/domain';
import { createMemoryModel, DAY_MS, type Memory } from '@scholar/memory';
import { cards, saveCards, saveSet } from './flashcards';
import { answerTo, sendReviews } from './memory';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

/** Of somebody who remembers much longer than most at first, and forgets all the same in the end. */
export const OWN_WEIGHTS = [
  1.842, 6.406, 14.999, 40.586, 6.484, 0.702, 3.101, 0.001, 1.277, 0.201, 0.667, 1.431, 0.09, 0.282,
  1.637, 0.601, 1.873, 0.546, 0.213, 0.056, 0.411,
];
const BEGUN_DAYS_AGO = 300;

/** Answers to so many cards, as somebody with such a memory gives them; the same with every run. */
export function makeAnswers({
  cardIds,
  weights = OWN_WEIGHTS,
  perCard = 10,
  changes = () => undefined,
}: {
  cardIds: readonly number[];
  weights?: readonly number[];
  perCard?: number;
  /** Another outcome than the memory has, by how much of the time has passed. */
  changes?: (share: number) => boolean | undefined;
}) {
  const model = createMemoryModel(weights);
  const random = createRandom();
  const begin = Date.now() - BEGUN_DAYS_AGO * DAY_MS;
  return cardIds.flatMap((flashcardId) => {
    let memory: Memory | null = null;
    let day = random() * BEGUN_DAYS_AGO * 0.6;
    let days = 0;
    const answers = [];
    while (answers.length < perCard && day < BEGUN_DAYS_AGO) {
      const recall = memory ? model.recall(days, memory.stability) : 0.7;
      const isRemembered = changes(day / BEGUN_DAYS_AGO) ?? random() < recall;
      answers.push(
        answerTo(flashcardId, {
          rating: isRemembered ? 'good' : 'again',
          mode: 'import',
          answeredAt: new Date(begin + day * DAY_MS).toISOString(),
          utcOffset: 0,
        }),
      );
      memory = model.next(memory, days, isRemembered);
      days = isRemembered ? Math.max(1, Math.round(memory.stability * (0.3 + random()))) : 1;
      day += days;
    }
    return answers;
  });
}

/** Has a student answer cards of a set of their own, some time ago; how many answers it were. */
export async function seedAnswers(
  app: Pick<TestApp, 'call' | 'database'>,
  token: string,
  {
    cardCount = 60,
    ...options
  }: Omit<Parameters<typeof makeAnswers>[0], 'cardIds'> & {
    cardCount?: number;
  } = {},
): Promise<number> {
  const saved = await saveCards(app, token, cards(cardCount));
  const cardIds = saved.map(({ flashcardId }) => flashcardId);
  await saveSet(app, token, { flashcardList: cardIds });
  const answers = makeAnswers({ cardIds, ...options });
  for (let start = 0; start < answers.length; start += 500) {
    await sendReviews(app, token, answers.slice(start, start + 500));
  }
  await app.database.query("update reviews set received_at = received_at - interval '1 hour'");
  return answers.length;
}

/** One server's round at a moment of the test's choice. */
export function createFitRound(
  { composition: { store, weightsFitter } }: Pick<TestApp, 'composition'>,
  changes: Partial<WeightsFitter> & { store?: MemoryParametersStore } = {},
) {
  const fitted: number[] = [];
  const failures: unknown[] = [];
  return {
    /** How many answers each fit was about. */
    fitted,
    failures,
    fitAt: (at: Date = new Date()) =>
      createMemoryParametersService({
        store: changes.store ?? store,
        now: () => at,
        onFailed: (error) => failures.push(error),
        fitter: {
          ...weightsFitter,
          fit(histories) {
            fitted.push(histories.flat().length);
            return (changes.fit ?? weightsFitter.fit)(histories);
          },
          ...(changes.isThere && { isThere: changes.isThere }),
        },
      }).fitDue(),
  };
}

export async function readParameters({ call }: Caller, token: string) {
  const answer = await call('GET', '/memory/parameters', { token });
  return MemoryParametersSchema.parse(answer.body.data);
}

/** Numbers that look like chance. */
function createRandom(): () => number {
  let state = 7;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
