import { expect, it } from 'vitest';
import { carryingWords, commonWords, createEchoFinder } from './near-duplicates';

const WORDS = 'cell membrane water salt sugar light leaf root stem energy ion pump'.split(' ');

/** Sentences of three to eleven of a dozen words, so that many are nearly the same. */
const sentences = Array.from({ length: 400 }, (_, at) =>
  WORDS.filter((_word, place) => ((at * 2_654_435_761) >>> (place % 30)) % 3 !== 0)
    .slice(0, 3 + (at % 9))
    .join(' '),
);

it('tells an echo of any earlier sentence, as a comparison with each of them would', () => {
  const isEcho = createEchoFinder();
  const kept: Set<string>[] = [];

  for (const sentence of sentences) {
    const words = carryingWords(sentence);
    const expected = kept.some(
      (other) => commonWords(words, other) >= 0.8 * Math.max(1, words.size, other.size),
    );
    if (!expected) {
      kept.push(words);
    }

    expect(isEcho(sentence)).toBe(expected);
  }
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.length).toBeLessThan(sentences.length / 2);
});

it('takes what differs in a number for something else', () => {
  const isEcho = createEchoFinder();

  expect(isEcho('The old bridge was built over the river Thames in 1945')).toBe(false);
  expect(isEcho('The old bridge was built over the river Thames in 1946')).toBe(false);
  expect(isEcho('The old bridge was built over the river Thames in 1945')).toBe(true);
});

it('hears no echo in the opposite', () => {
  const isEcho = createEchoFinder();

  expect(isEcho('when there are less electrons than protons')).toBe(false);
  expect(isEcho('when there are more electrons than protons')).toBe(false);
});
