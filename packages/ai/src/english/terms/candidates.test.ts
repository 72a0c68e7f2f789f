import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLexicon } from '../lexicon';
import { readDocument } from '../../reading/read-document';
import { findCandidates } from './candidates';
import { CUES, surroundingsOf } from './cues';

const lexicon = readLexicon(join(import.meta.dirname, '..', '..', '..', 'models'));

function phrasesOf(text: string) {
  const document = readDocument(text, 'en');
  return new Map(
    findCandidates(document, lexicon).map(({ words, count }) => [
      words.map((id) => document.tokens.vocabulary[id]).join(' '),
      count,
    ]),
  );
}

describe('the word table', () => {
  it('knows how common words are, how they are used and what they are near to', () => {
    const likeness = (a: string, b: string) => {
      let sum = 0;
      for (let axis = 0; axis < lexicon.dimensions; axis += 1) {
        sum +=
          (lexicon.vectors[lexicon.vectorAt(a) + axis] ?? 0) *
          (lexicon.vectors[lexicon.vectorAt(b) + axis] ?? 0);
      }
      return sum / 127 ** 2;
    };

    expect(lexicon.rankOf('the')).toBe(0);
    expect(lexicon.rankOf('qqqzzz')).toBeUndefined();
    expect(lexicon.useOf('membrane').noun).toBeGreaterThan(0.9);
    expect(lexicon.useOf('called').verb).toBeGreaterThan(0.5);
    expect(likeness('king', 'queen')).toBeGreaterThan(likeness('king', 'enzyme'));
  });
});

describe('phrases', () => {
  it('are counted singular and plural as one', () => {
    expect(phrasesOf('A plant cell is small. Plant cells divide.').get('plant cell')).toBe(2);
  });

  it('go over of and hyphens, never over commas or into function words', () => {
    const phrases = phrasesOf('The law of demand, supply-side policy and the market.');

    expect([...phrases.keys()]).toEqual(
      expect.arrayContaining(['law of demand', 'supply side policy', 'market']),
    );
    expect(
      [...phrases.keys()].some((phrase) => /demand supply|^the | (?:the|and)$/.test(phrase)),
    ).toBe(false);
  });

  it('have to come twice in a long text', () => {
    const filler = Array.from(
      { length: 4_000 },
      (_, at) => `Item ${at} costs some money today.`,
    ).join(' ');

    const phrases = phrasesOf(
      `${filler} Osmotic pressure rises. Osmotic pressure falls. Turgor drop helps.`,
    );

    expect(phrases.get('osmotic pressure')).toBe(2);
    expect(phrases.has('turgor drop')).toBe(false);
  });
});

describe('cues', () => {
  it.each([
    ['It is called osmosis.', 'osmosis', 'named'],
    ['It is known as osmosis.', 'osmosis', 'known as'],
    ['Osmosis is a process.', 'Osmosis', 'is a'],
    ['Osmosis, a process of cells, helps.', 'Osmosis', 'apposed'],
    ['Diffusion (osmosis) helps.', 'osmosis', 'in brackets'],
    ['We say “osmosis” here.', 'osmosis', 'quoted'],
    ['Osmosis refers to water.', 'Osmosis', 'explained'],
  ])('%s', (text, word, cue) => {
    const document = readDocument(text, 'en');
    const at = Array.from(document.tokens.starts).indexOf(text.indexOf(word));
    const [sentence = { start: 0, end: 0, block: 0, from: 0, to: 0 }] = document.sentences;

    const around = surroundingsOf(document, sentence, at, 1);

    expect(CUES.filter(([, isThere]) => isThere(around)).map(([name]) => name)).toContain(cue);
  });
});
