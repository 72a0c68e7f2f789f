import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCard } from '../../../testing/cards';
import {
  addStudied,
  changeStatus,
  forgetStatus,
  formatStatus,
  parseStatus,
  readStoredStatus,
  removeStudied,
  splitByStatus,
  subscribeToStatus,
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

const OWNER = { userId: 7, setId: 12 };
const KEY = 'studyStatus:7:12';

function mark(...marked: number[]): void {
  changeStatus(OWNER, { mark: marked, clear: [] });
}

function studied(): number[] {
  return [...parseStatus(readStoredStatus(OWNER))];
}

beforeEach(() => forgetStatus(OWNER));

it('[U-25] keeps the status under the student and the set', () => {
  mark(3);

  expect(localStorage.getItem(KEY)).toBe('{"studied":[3]}');
});

it('[U-25] two tabs on one set add to each other', () => {
  mark(1);
  localStorage.setItem(KEY, '{"studied":[1,2]}');

  mark(3);

  expect(studied()).toEqual([1, 2, 3]);
});

it('[U-25] a damaged status is reset, that of another set stays', () => {
  const other = { userId: 7, setId: 13 };
  changeStatus(other, { mark: [9], clear: [] });
  localStorage.setItem(KEY, 'oh no');

  mark(1);

  expect(studied()).toEqual([1]);
  expect(readStoredStatus(other)).toBe('{"studied":[9]}');
});

it('[U-25] study goes on where storage is full', () => {
  mark(1);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  mark(2);

  expect(studied()).toEqual([1, 2]);
  vi.restoreAllMocks();
  forgetStatus(OWNER);
});

it('hears of changes here and in other tabs', () => {
  const listener = vi.fn();
  const stop = subscribeToStatus(listener);

  mark(1);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  stop();
  mark(2);

  expect(listener).toHaveBeenCalledTimes(2);
});
