import { describe, expect, it } from 'vitest';
import { createWordTagger } from './tag-words';
import type { TaggerModel } from './tagger-model';

/** 'cá' is a noun or a verb; after a noun a verb is likelier, after two verbs a noun is. */
const MODEL: TaggerModel = {
  labels: ['N', 'V'],
  transitions: [0, 100, 0, 0],
  templates: {
    'T[0]': { người: [0, 300], đi: [1, 300], cá: [0, 50, 1, 50] },
    'T[-2,-1][1]': { 'V V': [0, 500] },
    'T[0].istitle': { True: [0, 200] },
  },
};

const tag = createWordTagger(MODEL);
const tagsOf = (...words: string[]) =>
  tag(words.map((word) => ({ folded: word.toLowerCase(), isTitle: /^\p{Lu}/u.test(word) }))).join(
    ' ',
  );

describe('word classes', () => {
  it.each([
    ['follow from the word before', ['người', 'cá'], 'N V'],
    ['follow from two tags before', ['đi', 'đi', 'cá'], 'V V N'],
    ['follow from capitals for a word that was never seen', ['Lan'], 'N'],
    ['of no words are none', [], ''],
  ])('%s', (_, words, tags) => {
    expect(tagsOf(...words)).toBe(tags);
  });

  it('are only those a known word was seen with', () => {
    expect(tagsOf('Đi')).toBe('V');
  });
});
