import { createMemoryModel } from '@scholar/memory';
import { describe, expect, it } from 'vitest';
import { drawNumber } from './seeded';
import { drawStudent } from './students';
import { createTrueMemory } from './true-memory';

const WEIGHTS = [
  0.4, 1.5, 3, 9, 6.2, 0.7, 2.8, 0.02, 1.7, 0.2, 0.9, 1.6, 0.1, 0.3, 1.5, 0.5, 2, 0.6, 0.15, 0.1,
  0.3,
];

describe('createTrueMemory', () => {
  it('remembers and forgets as ts-fsrs does', () => {
    const [written, library] = [createTrueMemory(WEIGHTS), createMemoryModel(WEIGHTS)];
    const first = written.meet(0, true);
    let truth = first;
    let memory = library.next(null, 0, true);

    for (let answer = 0; answer < 60; answer++) {
      const days = Math.floor(drawNumber(answer, 1) * 20);
      const remembered = drawNumber(answer, 2) > 0.2;
      truth = written.answer(truth, truth.day + days, remembered);
      memory = library.next(memory, days, remembered);

      expect(truth.stability / memory.stability).toBeCloseTo(1, 4);
      expect(truth.difficulty).toBeCloseTo(memory.difficulty, 4);
      expect(written.recallOf(truth, truth.day + 9)).toBeCloseTo(
        library.recall(9, memory.stability),
        4,
      );
    }
    expect(first).toEqual({ stability: 3, difficulty: expect.closeTo(3.1448, 3), day: 0 });
  });
});

describe('drawStudent', () => {
  it('draws the same student from the same seed, and others from others', () => {
    const recall = (seed: number) => {
      const { memory } = drawStudent(seed);
      return memory.recallOf(memory.meet(0, true), 10);
    };

    expect(recall(1)).toBe(recall(1));
    expect(new Set([1, 2, 3, 4, 5].map(recall)).size).toBe(5);
  });
});
