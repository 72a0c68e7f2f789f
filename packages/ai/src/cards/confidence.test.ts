import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { createConfidence, createSignsReader } from './confidence';

describe('the confidence of a card', () => {
  it('adds up what is known about it', () => {
    const confidenceOf = createConfidence({ always: 1, emphasised: 2, 'says little': -3 });

    expect(confidenceOf({})).toBeCloseTo(0.731, 3);
    expect(confidenceOf({ emphasised: 1 })).toBeCloseTo(0.953, 3);
    expect(confidenceOf({ 'says little': 1, unheard: 1 })).toBeCloseTo(0.119, 3);
  });

  it('is told by where the card comes from and how it reads', () => {
    const text = '# Cells\n\nA cell is the smallest unit of life that can live by itself.';
    const signsOf = createSignsReader(readDocument(text));

    const start = text.indexOf('A cell');
    const source = { quote: text.slice(start), start, end: text.length };
    const card = {
      term: 'cell',
      definition: 'the smallest unit of life that can live by itself',
      source,
    };

    expect(signsOf({ card, origin: 'says-is', isSubject: true })).toEqual({
      'says-is': 1,
      'says subject': 1,
      'says opens the text': 1,
      'says opens a paragraph': 1,
      'says in heading': 1,
      'says single word': 1,
      'says common noun': 1,
      'says says its kind': 1,
      'says begins its sentence': 1,
      'says ends its sentence': 1,
      'says of any one': 1,
      'says tells which': 1,
    });
  });

  it.each([
    ['is an opinion', 'a very useful tool for everybody who works', 'says judges'],
    ['tells of what is over', 'a tool', 'says in the past'],
    ['is of something unnamed', 'một thành phố của đất nước', 'says of something unnamed'],
    ['is about one of its kind', 'a tool', 'says of the one'],
  ])('is told by whether it %s', (_, definition, sign) => {
    const text = `The plough was ${definition}, and nobody knows why.`;
    const source = { quote: text, start: 0, end: text.length };

    const signs = createSignsReader(readDocument(text))({
      card: { term: 'plough', definition, source },
      origin: 'says-is',
    });

    expect(signs).toHaveProperty([sign], 1);
    expect(signs).not.toHaveProperty(['says ends its sentence']);
  });

  it.each([
    ['behind a comma', 'says-aside', 'He met Dubois, a teacher of anatomy.', 'says behind a comma'],
    ['of those before', 'pair-line', 'Usual view: These people say no.', 'pair points back'],
    ['của nhóm trước', 'pair-line', 'Đạo đức - Những người này nói không.', 'pair points back'],
  ] as const)('is told by whether it is %s', (_, origin, text, sign) => {
    const definition = text.replace(/^.*?(?:, |: | - )/u, '').replace(/\.$/u, '');
    const source = { quote: text, start: 0, end: text.length };

    const signs = createSignsReader(readDocument(text))({
      card: { term: 'thing', definition, source },
      origin,
    });

    expect(signs).toHaveProperty([sign], 1);
  });
});
