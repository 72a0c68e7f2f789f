import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_CARD } from './card-memory';
import {
  append,
  belongsAfter,
  NOTHING_REMEMBERED,
  rebuild,
  type LoggedAnswer,
  type LogEntry,
  type Remembered,
} from './log';
import { createScheduler, type Scheduler } from './scheduler';

const CARD = 7;
/** One who forgets fast and evens out late, as parameters of a student's own may be. */
const OWN_WEIGHTS = [
  0.842, 3.406, 8.999, 20.586, 6.484, 0.702, 3.101, 0.001, 1.277, 0.201, 0.667, 1.431, 0.09, 0.282,
  1.637, 0.601, 1.873, 0.546, 0.213, 0.056, 0.311,
];
const schedulers = fc.constantFrom(createScheduler(), createScheduler({ weights: OWN_WEIGHTS }));
const scheduler = createScheduler();

const answers = fc.uniqueArray(
  fc.record<LoggedAnswer>({
    reviewId: fc.uuid(),
    rating: fc.constantFrom('again', 'hard', 'good', 'easy'),
    mode: fc.constantFrom('today', 'learn', 'write', 'test', 'match', 'flip', 'import'),
    how: fc.constantFrom('shown', 'chosen', 'typed'),
    // Half of them within hours of each other, often in the same millisecond.
    answeredAt: fc
      .oneof(
        fc.integer({ min: 0, max: 90 * 86_400_000 }),
        fc.integer({ min: 0, max: 4 }).map((hours) => hours * 3_600_000),
      )
      .map((after) => new Date(Date.UTC(2026, 10, 16) + after).toISOString()),
    utcOffset: fc.constantFrom(0, 420, -480, 840, -720),
  }),
  { selector: ({ reviewId }) => reviewId, maxLength: 25 },
);

/** A log as it may arrive: some answers undone, some entries twice, in any order. */
const deliveries = answers.chain((given) => {
  const undos = fc
    .subarray(given)
    .map((undone) => undone.map(({ reviewId }) => ({ undoes: reviewId })));
  return undos.chain((undone) => {
    const entries: LogEntry[] = [...given, ...undone];
    const doubled = fc.subarray(entries).map((again) => [...entries, ...again]);
    return doubled.chain((all) =>
      fc
        .shuffledSubarray(all, { minLength: all.length })
        .map((arrived) => ({ given, undone, arrived })),
    );
  });
});

/** What a server does with entries one by one: it goes on where it can and rebuilds where it must. */
function deliver(used: Scheduler, arrived: readonly LogEntry[]): Remembered {
  const log = new Map<string, LogEntry>();
  let known: Remembered = NOTHING_REMEMBERED;
  for (const entry of arrived) {
    const key = 'undoes' in entry ? `undo ${entry.undoes}` : entry.reviewId;
    if (log.has(key)) {
      continue;
    }
    log.set(key, entry);
    const goesOn =
      !('undoes' in entry) && !log.has(`undo ${entry.reviewId}`) && belongsAfter(known.last, entry);
    known = goesOn ? append(used, CARD, known, entry) : rebuild(used, CARD, [...log.values()]);
  }
  return known;
}

describe('the log', () => {
  it('gives the same memory in whatever order, however late and however often entries arrive, with default and own parameters', () => {
    fc.assert(
      fc.property(schedulers, deliveries, (used, { given, undone, arrived }) => {
        const whole = rebuild(used, CARD, [...given, ...undone]);

        expect(deliver(used, arrived)).toEqual(whole);
        expect(rebuild(used, CARD, arrived)).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('forgets an answer that was undone as if it had never been', () => {
    fc.assert(
      fc.property(answers, fc.nat(), (given, at) => {
        const undone = given[at % Math.max(given.length, 1)];
        const left = given.filter((answer) => answer !== undone);
        const undo = undone ? [{ undoes: undone.reviewId }] : [];

        expect(rebuild(scheduler, CARD, [...given, ...undo])).toEqual(
          rebuild(scheduler, CARD, left),
        );
      }),
    );
  });

  it('knows nothing of a card whose answers were all undone', () => {
    const answer: LoggedAnswer = {
      reviewId: 'a',
      rating: 'good',
      mode: 'today',
      how: 'shown',
      answeredAt: '2026-11-16T08:00:00.000Z',
      utcOffset: 0,
    };

    expect(rebuild(scheduler, CARD, [answer, { undoes: 'a' }])).toEqual({
      memory: NEW_CARD,
      last: null,
    });
  });
});
