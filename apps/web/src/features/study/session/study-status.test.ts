import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCard } from '../../../testing/cards';
import {
  addStudied,
  formatStatus,
  parseStatus,
  removeStudied,
  splitByStatus,
} from './study-status';

const ids = fc.uniqueArray(fc.nat({ max: 40 }));

it.each([
  ['nothing', null],
  ['half a text', '{"studied":[1,'],
  ['another shape', '[1,2]'],
  ['ids that are none', '{"studied":["1",null]}'],
  ['a number', '7'],
])('[U-25] starts anew where %s is stored', (_, stored) => {
  expect(parseStatus(stored)).toEqual(new Set());
});

it('[U-25] reads what it wrote', () => {
  fc.assert(
    fc.property(ids, (studied) => {
      expect(parseStatus(formatStatus(new Set(studied)))).toEqual(new Set(studied));
    }),
  );
});

it('[U-25] Studied and Studying are Terms, whatever became of the cards', () => {
  fc.assert(
    fc.property(ids, ids, (inSet, stored) => {
      const cards = inSet.map((flashcardId) => aCard({ flashcardId }));

      const { studied, studying } = splitByStatus(cards, new Set(stored));

      expect(studied.length + studying.length).toBe(cards.length);
      expect(new Set([...studied, ...studying])).toEqual(new Set(cards));
    }),
  );
});

it('[U-21] what is added and taken away again leaves no trace', () => {
  fc.assert(
    fc.property(ids, ids, (before, change) => {
      const fresh = change.filter((id) => !before.includes(id));

      const after = removeStudied(addStudied(new Set(before), fresh), fresh);

      expect(after).toEqual(new Set(before));
    }),
  );
});
