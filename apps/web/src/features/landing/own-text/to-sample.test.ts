import { describe, expect, it } from 'vitest';
import { toSample } from './to-sample';

function answerOf(text: string, quotes: string[]) {
  const keywords = quotes.map((quote) => {
    const start = text.indexOf(quote);
    return { term: quote, definition: 'd', source: { start, end: start + quote.length, quote } };
  });
  return { flashcards: { keywords } };
}

describe('a text beside its cards', () => {
  it('is the whole text where it is short', () => {
    const text = 'One. Two. Three. Four.';

    const { passages, ending } = toSample(text, answerOf(text, ['Three.', 'Two.']));

    expect(passages.map(({ quote }) => quote)).toEqual(['Two.', 'Three.']);
    expect(passages.map(({ before, quote }) => before + quote).join('') + ending).toBe(text);
  });

  it('leaves out what lies far from the passages', () => {
    const text = `${'far away '.repeat(100)}Two. ${'between '.repeat(100)}Three.${' behind'.repeat(100)}`;

    const { passages, ending } = toSample(text, answerOf(text, ['Two.', 'Three.']));

    expect(passages[0]?.before).toMatch(/^ … (far )?away .*far away $/);
    expect(passages[1]?.before).toMatch(/^ between .* … between .*between $/);
    expect(passages[1]?.before.length).toBeLessThan(220);
    expect(ending).toMatch(/^ behind .*behind …$/);
  });

  it('marks a sentence once, and shows six cards at most', () => {
    const sentences = Array.from({ length: 9 }, (_, place) => `Sentence ${place}.`);
    const text = sentences.join(' ');

    const { passages } = toSample(text, answerOf(text, [...sentences, 'Sentence 0.']));

    expect(passages.map(({ quote }) => quote)).toEqual(sentences.slice(0, 6));
  });
});
