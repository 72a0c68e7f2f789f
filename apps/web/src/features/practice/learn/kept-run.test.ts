import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepRun, recallRun } from './kept-run';
import { answer, type LearnRun, listLeft, startLearning } from './learn-run';

const OWNER = { userId: 7, setId: 12 };
const IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

beforeEach(() => localStorage.clear());

function start(ids: readonly number[] = IDS): LearnRun {
  return startLearning(ids, { firstStep: 'choose', random: () => 0.999_999 });
}

describe('a run of Learn', () => {
  it('is as it was left, on this device and for this student and set', () => {
    const run = answer(answer(start(), true), false);

    keepRun(OWNER, IDS, run);

    expect(recallRun(OWNER, IDS)).toEqual(run);
    expect(recallRun({ ...OWNER, userId: 8 }, IDS)).toBeUndefined();
    expect(recallRun({ ...OWNER, setId: 13 }, IDS)).toBeUndefined();
  });

  it('is not kept before its first answer, nor after its end', () => {
    keepRun(OWNER, IDS, start());
    expect(recallRun(OWNER, IDS)).toBeUndefined();

    const single = answer(start([1]), true);
    keepRun(OWNER, [1], single);
    expect(recallRun(OWNER, [1])).toEqual(single);
    keepRun(OWNER, [1], answer(single, true));
    expect(localStorage.getItem('learn:7:12')).toBeNull();
  });

  it('of some cards only stays one of those', () => {
    keepRun(OWNER, IDS, { ...start([2, 3]), answers: 4 });

    expect(listLeft(recallRun(OWNER, IDS) ?? start())).toEqual([2, 3]);
  });

  it('fits the cards that the set has now: new ones wait, others are gone', () => {
    const present = fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { minLength: 1 });
    fc.assert(
      fc.property(present, fc.array(fc.boolean(), { minLength: 1 }), (ids, given) => {
        const run = given.reduce((now, isRight) => answer(now, isRight), start());
        keepRun(OWNER, IDS, run);

        const recalled = recallRun(OWNER, ids);

        fc.pre(recalled !== undefined);
        expect([...recalled.learnt, ...listLeft(recalled)].toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  it.each(['{', '[]', '{"run":{},"cardIds":[1]}'])('begins anew where %s is stored', (stored) => {
    localStorage.setItem('learn:7:12', stored);

    expect(recallRun(OWNER, IDS)).toBeUndefined();
  });
});
