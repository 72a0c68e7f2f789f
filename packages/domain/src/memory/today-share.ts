import { TODAY_CARDS_MAX } from '@scholar/contract';
import { shareOfDay } from '@scholar/memory';
import type { CardKey, OpenCard, QueueRepository } from './memory.ports';

type Counts = { due: number; new: number };
type Queued = {
  found: Awaited<ReturnType<QueueRepository['findDue']>>;
  /** Of all that was found, also where it is too much to be listed. */
  dueCounts: Awaited<ReturnType<QueueRepository['countDue']>>;
  fresh: CardKey[];
  /** Chosen by exams. */
  open: OpenCard[];
  done: Counts;
  limits: Counts;
  more: boolean;
};

/** What exams chose comes in any case; of the limits of the day, the other cards take what that leaves. */
export function shareToday({ found, dueCounts, fresh, open, done, limits, more }: Queued) {
  // Past the limits, what is due comes whether it belongs to an exam or not, and is counted there.
  const byExam = open.filter(({ kind }) => kind === 'early' || (kind === 'due' && !more));
  const newByExam = open.filter(({ kind }) => kind === 'new');
  const chosen = new Set(newByExam.map(({ flashcardId }) => flashcardId));
  const others = fresh.filter(({ flashcardId }) => !chosen.has(flashcardId));
  const there = { due: dueCounts.due, new: others.length };
  const share = more
    ? there
    : shareOfDay({
        there,
        done: { due: done.due + byExam.length, new: done.new + newByExam.length },
        limits,
      });
  const newShare = Math.min(share.new, TODAY_CARDS_MAX);
  return {
    there,
    byExam,
    counts: {
      due: byExam.length + share.due,
      new: newByExam.length + newShare,
      learning: dueCounts.learning,
    },
    waiting: { due: there.due - share.due, new: others.length - newShare },
    cards: [
      ...found.learning,
      ...byExam.slice(0, TODAY_CARDS_MAX),
      ...found.due.slice(0, share.due),
      ...newByExam.slice(0, TODAY_CARDS_MAX),
      ...others.slice(0, newShare),
    ],
  };
}
