import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fitConfidence, type GradedCard } from './fit-confidence';

const HERE = import.meta.dirname;

describe('the shipped confidence', () => {
  const lines = readFileSync(join(HERE, 'graded-cards.jsonl'), 'utf8');
  const graded = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as GradedCard);

  it('is what the graded cards teach', () => {
    const shipped: unknown = JSON.parse(
      readFileSync(join(HERE, '..', 'models', 'confidence.json'), 'utf8'),
    );

    expect(fitConfidence(graded, { isTold: false }).model).toEqual(shipped);
  });

  it('was fitted to grades and signs, not to texts', () => {
    expect(graded.length).toBeGreaterThan(900);
    for (const card of graded) {
      expect(Object.keys(card).toSorted()).toEqual(['document', 'kept', 'language', 'signs']);
    }
  });
});
