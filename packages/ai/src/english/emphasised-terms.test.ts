import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { findEmphasised } from './emphasised-terms';

describe('what the author emphasised', () => {
  it('is found where only the emphasis tells it, singular and plural as one', () => {
    const document = readDocument(
      'The laws of motion are three. A law of motion holds. Laws differ.',
    );

    const found = [...findEmphasised(document, [], ['laws of motion', 'the law', 'unheard of'])];

    expect(found.map(({ key, count, places }) => ({ key, count, places }))).toEqual([
      { key: 'law of motion', count: 2, places: [1, 7] },
      { key: 'law', count: 3, places: [1, 7, 11] },
    ]);
  });

  it('never goes over the end of a sentence', () => {
    const document = readDocument('They obey the law. Motion is relative.');

    expect(findEmphasised(document, [], ['law motion']).size).toBe(0);
  });

  it('looks for thousands of phrases that begin alike in one pass', () => {
    const document = readDocument(`${'x '.repeat(500_000)}x b7`);
    const phrases = Array.from({ length: 2_000 }, (_, index) => `x x x x x x b${index}`);

    const found = findEmphasised(document, [], phrases);

    expect([...found].map(({ key, count }) => [key, count])).toEqual([['x x x x x x b7', 1]]);
  });
});
