import { describe, expect, it } from 'vitest';
import { createVocabulary, joint } from './hyphens';

function join(line: string, next: string, elsewhere: string[] = []): string {
  const { drop, between } = joint(line, next, createVocabulary([line, next, ...elsewhere]));
  return line.slice(0, line.length - drop) + between + next;
}

describe('joining two lines', () => {
  it.each([
    ['photosyn-', 'thesis begins', [], 'photosynthesis begins'],
    ['a well-', 'known law', ['it is well-known'], 'a well-known law'],
    ['the on-', 'line shop', ['an online form'], 'the online shop'],
    ['Na-pô-lê-', 'ông đến', [], 'Na-pô-lê-ông đến'],
    ['from 1990-', '1995 on', [], 'from 1990- 1995 on'],
    [
      'decision-',
      'making body',
      ['a decision', 'the decision', 'making it', 'making of'],
      'decision-making body',
    ],
    ['two words', 'apart', [], 'two words apart'],
    ['光合', '作用', [], '光合作用'],
  ])('%j + %j beside %j gives %j', (line, next, elsewhere, joined) => {
    expect(join(line, next, elsewhere)).toBe(joined);
  });

  it('takes no half of a parted word for a word', () => {
    const words = createVocabulary(['a photosyn-', 'thesis of sugar']);

    expect([...words.keys()]).toEqual(['a', 'of', 'sugar']);
  });
});
