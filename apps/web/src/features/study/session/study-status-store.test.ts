import { beforeEach, expect, it, vi } from 'vitest';
import {
  changeStatus,
  forgetStatus,
  parseStatus,
  readStoredStatus,
  subscribeToStatus,
} from './study-status';

const OWNER = { userId: 7, quizId: 12 };
const KEY = 'studyStatus:7:12';

function mark(...ids: number[]): void {
  changeStatus(OWNER, { mark: ids, clear: [] });
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
  const other = { userId: 7, quizId: 13 };
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
