import { describe, expect, it } from 'vitest';
import { type Choice, chooseSentences } from './choose-sentences';

/** A sentence of ten words at that place of the text. */
function choice(place: number, pairs: number[], preference = 1): Choice {
  return {
    sentence: { start: place, end: place + 1, block: 0, from: place * 10, to: place * 10 + 10 },
    pairs: Int32Array.from(pairs),
    preference,
  };
}

function placesOf(choices: Choice[], worths: number[], maxWords: number): number[] {
  return chooseSentences(choices, worths, { maxWords, brevity: 1 }).map(({ start }) => start);
}

describe('sentences of a summary', () => {
  it('are those that say most, in the order of the text', () => {
    const choices = [choice(0, [0]), choice(1, [1]), choice(2, [2])];

    expect(placesOf(choices, [0.5, 0.1, 0.9], 20)).toEqual([0, 2]);
  });

  it('do not say again what was said', () => {
    const choices = [choice(0, [0, 1]), choice(1, [0, 1]), choice(2, [2])];

    expect(placesOf(choices, [0.9, 0.8, 0.2], 20)).toEqual([0, 2]);
  });

  it('count a pair once, however often they have it', () => {
    const choices = [choice(0, [0, 0, 0]), choice(1, [1])];

    expect(placesOf(choices, [0.3, 0.5], 10)).toEqual([1]);
  });

  it('are chosen by preference where they say as much', () => {
    expect(placesOf([choice(0, [0]), choice(1, [1], 2)], [0.4, 0.4], 10)).toEqual([1]);
  });

  it('end with the wished length, the first in any case', () => {
    const choices = [choice(0, [0]), choice(1, [1]), choice(2, [2])];

    expect(placesOf(choices, [0.3, 0.2, 0.1], 1)).toEqual([0]);
    expect(placesOf(choices, [0.3, 0.2, 0.1], 16)).toEqual([0, 1]);
    expect(placesOf([], [], 10)).toEqual([]);
  });
});
