import type { ChoiceTotal } from '@scholar/contract';
import { expect, it } from 'vitest';
import { toChoiceRows } from './choice-rows';

const TOTAL: ChoiceTotal = {
  engine: 'embedded',
  language: 'en',
  kind: 'definition',
  shownAs: 'selected',
  kept: 6,
  edited: 1,
  dropped: 3,
};

it('[D-40] engines are added up, languages and kinds are not, and Maybe stands apart', () => {
  const totals: ChoiceTotal[] = [
    { ...TOTAL, language: 'other', kept: 1, edited: 0, dropped: 0 },
    { ...TOTAL, kind: 'cloze', kept: 0, edited: 0, dropped: 2 },
    TOTAL,
    { ...TOTAL, engine: 'llm', kept: 4, edited: 0, dropped: 0 },
    { ...TOTAL, shownAs: 'maybe', kept: 50 },
    { ...TOTAL, language: 'vi', kept: 0, edited: 0, dropped: 0 },
  ];

  expect(toChoiceRows(totals, 'selected')).toEqual({
    rows: [
      { language: 'en', kind: 'definition', shown: 14, kept: 10, edited: 1, dropped: 3 },
      { language: 'en', kind: 'cloze', shown: 2, kept: 0, edited: 0, dropped: 2 },
      { language: 'other', kind: 'definition', shown: 1, kept: 1, edited: 0, dropped: 0 },
    ],
    sum: { shown: 17, kept: 11, edited: 1, dropped: 5 },
  });
  expect(toChoiceRows(totals, 'maybe').sum.shown).toBe(54);
});
