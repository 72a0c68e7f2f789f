import type { MarkChange, MarksChange } from '@scholar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../testing/cards';
import { findNextTime, findStudied, joinMarks, splitByMark, toChanges } from './marks';

const at = (second: number) => new Date(second * 1000).toISOString();
const studied = (flashcardId: number, second: number): MarkChange => ({
  flashcardId,
  mark: 'studied',
  markedAt: at(second),
});
const studying = (flashcardId: number, second: number): MarkChange => ({
  ...studied(flashcardId, second),
  mark: 'studying',
});
const change: fc.Arbitrary<MarkChange> = fc.record({
  flashcardId: fc.integer({ min: 1, max: 4 }),
  mark: fc.constantFrom('studied', 'studying'),
  markedAt: fc.nat({ max: 5 }).map(at),
});

describe('[D-45] what is studied', () => {
  it('is what was marked last, on the server or here', () => {
    const known = { marks: [studied(1, 1), studied(2, 3), studying(3, 1)] };
    const waiting = [{ changes: [studying(1, 2), studying(2, 2), studied(3, 2)] }];

    expect(findStudied(known, waiting)).toEqual(new Set([2, 3]));
  });

  it('is nothing from before a clearing', () => {
    const known = { marks: [studied(1, 1), studied(2, 2), studied(3, 3)] };
    const waiting: MarksChange[] = [
      { changes: [], clearedAt: at(2) },
      { changes: [studied(4, 1)] },
    ];

    expect(findStudied(known, waiting)).toEqual(new Set([3]));
  });

  it('does not depend on the order in which it is heard, nor on how often', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (one, other) => {
        const there = joinMarks(joinMarks(undefined, { marks: one }), { marks: other });
        const back = joinMarks(joinMarks({ marks: other }, { marks: one }), { marks: other });

        expect(findStudied(there, [])).toEqual(findStudied(back, []));
        expect(findStudied({ marks: one }, [{ changes: other }])).toEqual(findStudied(there, []));
      }),
    );
  });

  it('follows the student’s own step although the clock is behind', () => {
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (marks, changes) => {
        const waiting = [{ changes }];
        const now = findNextTime({ marks }, waiting, 0);

        const after = [...waiting, { changes: toChanges({ mark: [1], clear: [2] }, now) }];

        expect(findStudied({ marks }, after).has(1)).toBe(true);
        expect(findStudied({ marks }, after).has(2)).toBe(false);
      }),
    );
  });

  it('[U-25] and what is being studied are all terms, whatever became of the cards', () => {
    const ids = fc.uniqueArray(fc.nat({ max: 40 }));
    fc.assert(
      fc.property(ids, ids, (inSet, marked) => {
        const cards = inSet.map((flashcardId) => aCard({ flashcardId }));

        const parts = splitByMark(cards, new Set(marked));

        expect(parts.studied.length + parts.studying.length).toBe(cards.length);
        expect(new Set([...parts.studied, ...parts.studying])).toEqual(new Set(cards));
      }),
    );
  });
});
