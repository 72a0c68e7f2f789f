import { describe, expect, it } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import type { CardKey, OpenCard } from './memory.ports';
import { shareToday } from './today-share';

const keys = (from: number, to: number): CardKey[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    flashcardId: from + index,
    authorId: toOwnerId(1),
  }));
const open = (kind: OpenCard['kind'], from: number, to: number): OpenCard[] =>
  keys(from, to).map((key) => ({ ...key, kind }));
const ids = (cards: CardKey[]) => cards.map(({ flashcardId }) => flashcardId);

const QUEUE = {
  found: { due: keys(1, 3), learning: keys(9, 9) },
  dueCounts: { due: 3, learning: 1 },
  fresh: keys(11, 13),
  open: [...open('due', 21, 21), ...open('early', 22, 22), ...open('new', 31, 32)],
  done: { due: 0, new: 0 },
  limits: { due: 4, new: 3 },
  more: false,
};

describe('the share of a day', () => {
  it('without exams is what the limits leave', () => {
    const share = shareToday({ ...QUEUE, open: [], done: { due: 2, new: 2 } });

    expect(share.counts).toEqual({ due: 2, new: 1, learning: 1 });
    expect(share.waiting).toEqual({ due: 1, new: 2 });
    expect(ids(share.cards)).toEqual([9, 1, 2, 11]);
  });

  it('[D-50] has all that exams chose, and of the others what the limits leave then', () => {
    const share = shareToday(QUEUE);

    expect(share.counts).toEqual({ due: 4, new: 3, learning: 1 });
    expect(share.waiting).toEqual({ due: 1, new: 2 });
    expect(ids(share.cards)).toEqual([9, 21, 22, 1, 2, 31, 32, 11]);
    expect(ids(share.byExam)).toEqual([21, 22]);
  });

  it('stays the same while the cards of an exam are answered', () => {
    const before = shareToday(QUEUE);

    const after = shareToday({ ...QUEUE, open: QUEUE.open.slice(1), done: { due: 1, new: 0 } });

    expect(after.waiting).toEqual(before.waiting);
    expect(after.counts).toEqual({ ...before.counts, due: before.counts.due - 1 });
  });

  it('may be more than the limits where exams want it', () => {
    expect(shareToday({ ...QUEUE, limits: { due: 1, new: 0 } }).counts).toMatchObject({
      due: 2,
      new: 2,
    });
  });

  it('has each card once for whoever wants more', () => {
    const share = shareToday({
      ...QUEUE,
      found: { due: [...keys(1, 3), ...keys(21, 21)], learning: [] },
      dueCounts: { due: 4, learning: 1 },
      fresh: [...keys(11, 13), ...keys(31, 33)],
      more: true,
    });

    expect(share.counts).toEqual({ due: 5, new: 6, learning: 1 });
    expect(ids(share.cards)).toEqual([22, 1, 2, 3, 21, 31, 32, 11, 12, 13, 33]);
  });
});
