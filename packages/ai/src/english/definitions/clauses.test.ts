import { describe, expect, it } from 'vitest';
import { readDocument } from '../../reading/read-document';
import { cutClauses, writeClause } from './clauses';
import { saysTerm } from './find-definition';

function clausesOf(text: string, term: string): string[] {
  const document = readDocument(text, 'en');
  const { tokens, sentences } = document;
  const words = term.split(' ');
  const at = Array.from(tokens.starts).findIndex((start) => text.startsWith(term, start));
  const [sentence] = sentences;
  if (!sentence) {
    return [];
  }
  return cutClauses(document, { sentence, at, size: words.length, order: 0 })
    .filter((clause) => !saysTerm(document, clause))
    .map((clause) => writeClause(document, clause));
}

describe('clauses', () => {
  it.each([
    [
      'Osmosis is the movement of water through a membrane.',
      'Osmosis',
      'the movement of water through a membrane',
    ],
    [
      'A product whose demand rises with income is called a normal good.',
      'normal good',
      'A product whose demand rises with income',
    ],
    [
      'The nucleus, the control center of a cell, holds DNA.',
      'nucleus',
      'the control center of a cell',
    ],
    [
      'Habeas corpus (the right to be brought before a judge) was suspended.',
      'Habeas corpus',
      'the right to be brought before a judge',
    ],
  ])('of %s', (text, term, definition) => {
    expect(clausesOf(text, term)).toContain(definition);
  });

  it('never hold the term, begin with a verb or end with a preposition', () => {
    const clauses = clausesOf(
      'Revenue is the income of a firm, and revenues are counted by year.',
      'Revenue',
    );

    for (const clause of clauses) {
      expect(clause).not.toMatch(/revenue|^(?:is|are)\b|\b(?:of|by|a|the)$/i);
    }
    expect(clauses.length).toBeGreaterThan(0);
  });

  it('have both halves of a bracket or none', () => {
    const text = 'Thermoception (the sense of warmth) helps nociception (a sign of harm) to act.';

    for (const clause of clausesOf(text, 'Thermoception')) {
      expect(clause.split('(')).toHaveLength(clause.split(')').length);
    }
    expect(clausesOf(text, 'Thermoception')).toContain('the sense of warmth');
    expect(clausesOf(text, 'Thermoception')).toContain('helps nociception (a sign of harm)');
  });

  it('begin with no half of another clause', () => {
    const clauses = clausesOf(
      'A court of appeals is referred to as the second court of a state, which hears cases again.',
      'court of appeals',
    );

    for (const clause of clauses) {
      expect(clause).not.toMatch(/^(?:to as|which|that|of)\b/);
    }
    expect(clauses).toContain('hears cases again');
  });

  it('are not looked for in a sentence without end', () => {
    expect(clausesOf(`Osmosis is ${'water and '.repeat(100)} more.`, 'Osmosis')).toEqual([]);
  });
});
