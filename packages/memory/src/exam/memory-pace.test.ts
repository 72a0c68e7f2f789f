import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryModel } from './memory-model';
import { NO_EVIDENCE, type PaceAnswer, addEvidence, findPace } from './memory-pace';

const model = createMemoryModel();

/** As many right answers of a hundred as a student of that pace gives. */
function answersOf(pace: number): PaceAnswer[] {
  return [1, 3, 10, 30].flatMap((days) => {
    const right = Math.round(100 * createMemoryModel(undefined, pace).recall(days, 5));
    return Array.from({ length: 100 }, (_, index) => ({
      days,
      stability: 5,
      remembered: index < right,
    }));
  });
}

describe('findPace', () => {
  it('believes the schedule as long as nothing was answered', () => {
    expect(findPace(NO_EVIDENCE)).toBe(1);
  });

  it.each([0.3, 1, 3])('finds that a student remembers %d times as long', (pace) => {
    const found = findPace(addEvidence(model, NO_EVIDENCE, answersOf(pace)));

    expect(Math.abs(Math.log(found / pace))).toBeLessThan(0.25);
  });

  it('needs more than one answer to think otherwise of a student', () => {
    const forgotten = { days: 1, stability: 5, remembered: false };

    expect(findPace(addEvidence(model, NO_EVIDENCE, [forgotten]))).toBeGreaterThan(0.3);
  });

  it('hears nothing in the repetitions of the same day', () => {
    const repetition = { days: 0, stability: 5, remembered: false };

    expect(addEvidence(model, NO_EVIDENCE, [repetition])).toEqual(NO_EVIDENCE);
  });

  it('finds the same, however the answers are delivered', () => {
    const answers = answersOf(0.5);

    fc.assert(
      fc.property(fc.integer({ min: 0, max: answers.length }), (cut) => {
        const first = addEvidence(model, NO_EVIDENCE, answers.slice(0, cut));
        const both = addEvidence(model, first, answers.slice(cut));

        expect(findPace(both)).toBe(findPace(addEvidence(model, NO_EVIDENCE, answers)));
      }),
      { numRuns: 20 },
    );
  });
});
