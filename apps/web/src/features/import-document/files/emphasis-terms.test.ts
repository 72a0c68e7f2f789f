import { EMPHASIS_MAX } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { toEmphasisTerms, toTerms } from './emphasis-terms';

describe('toEmphasisTerms', () => {
  it('turns runs into words, headings apart from bold and italic', () => {
    const text = 'Transport\n\nOsmosis moves water through aquaporins.';
    const at = (word: string) => ({
      start: text.indexOf(word),
      end: text.indexOf(word) + word.length,
    });

    const terms = toEmphasisTerms({
      text,
      emphasis: [
        { kind: 'heading', ...at('Transport') },
        { kind: 'bold', ...at('Osmosis') },
        { kind: 'italic', ...at('aquaporins') },
      ],
    });

    expect(terms).toEqual({ headings: ['Transport'], emphasis: ['Osmosis', 'aquaporins'] });
  });
});

describe('toTerms', () => {
  it('says each term once, on one line, in the order of the text', () => {
    expect(toTerms([' cell\n membrane ', 'osmosis', 'cell membrane'])).toEqual([
      'cell membrane',
      'osmosis',
    ]);
  });

  it('leaves out what is no term: punctuation and whole paragraphs', () => {
    expect(toTerms([',', ' — ', '', 'a'.repeat(EMPHASIS_MAX.characters + 1), 'ATP'])).toEqual([
      'ATP',
    ]);
  });

  it('stays within what the calls accept', () => {
    const many = Array.from({ length: EMPHASIS_MAX.items + 5 }, (_, at) => `term ${at}`);

    expect(toTerms(many)).toHaveLength(EMPHASIS_MAX.items);
  });
});
