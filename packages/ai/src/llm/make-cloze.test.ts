import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { makeCloze } from './make-cloze';

const blank = (term: string, words: string) =>
  makeCloze(readDocument(`In 1962 ${words} was shown to all in the large halls of the fair.`), {
    term,
    at: 0,
    isEmphasised: false,
  });

describe('the blank of a term', () => {
  it.each([
    ['has signs that patterns are made of', 'C++ (1998)', 'the language ', 'C++ (1998)'],
    ['is part of another word before', 'art', 'the party for ', 'art'],
    ['is written large', 'pop art', 'the party for ', 'Pop ART'],
    ['is behind a letter that grows when written small', 'art', 'a party of İzmir for ', 'art'],
  ])('stands in its place where the term %s', (_, term, before, written) => {
    expect(blank(term, before + written)).toMatchObject({
      card: {
        term: written,
        definition: `In 1962 ${before}____ was shown to all in the large halls of the fair.`,
      },
    });
  });

  it('is nowhere in a sentence that has the term only within another word', () => {
    expect(blank('art', 'the party')).toBe('not_in_text');
  });
});
