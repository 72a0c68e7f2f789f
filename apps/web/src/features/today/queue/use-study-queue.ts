import type { Rating, Review, Today, TodayCard } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { randomUuid } from '../../../lib/queries/random-key';
import { useStopwatch } from '../../../lib/time/use-stopwatch';
import { listAnswered, listReviews, outbox } from '../../reviews/public';
import {
  answer,
  changeCard,
  findShown,
  flip,
  hear,
  leaveLeech,
  openQueue,
  putBack,
  refreshQueue,
  removeCard,
  takeBack,
} from './study-queue';

/** The cards of today on the table, and the steps a student can take. */
export function useStudyQueue({
  today,
  fetchedAt,
  userId,
}: {
  today: Today;
  fetchedAt: number;
  userId: number;
}) {
  const [queue, setQueue] = useState(() => openQueue(today, listReviews(outbox.list())));
  const [seen, setSeen] = useState(today);
  if (seen !== today) {
    setSeen(today);
    setQueue(refreshQueue(queue, today, listReviews(outbox.list())));
  }
  const shown = findShown(queue);
  const watch = useStopwatch(`${queue.shownId}.${queue.answered.length}`);

  useEffect(
    () =>
      outbox.onStatuses((statuses) => {
        const unsettled = new Set(listAnswered(outbox.list()));
        setQueue((now) => hear(now, statuses, unsettled));
      }),
    [],
  );

  /** The server's clock, as far as it is known. */
  function readClock(): string {
    return new Date(Date.now() + Date.parse(today.asOf) - fetchedAt).toISOString();
  }

  return {
    queue,
    shown,

    flip: () => setQueue(flip),

    /** Does nothing before the answer was seen. */
    answer(rating: Rating): void {
      if (!shown || !queue.isFlipped) {
        return;
      }
      const review: Review = {
        reviewId: randomUuid(),
        flashcardId: shown.flashcardId,
        quizId: shown.quizId,
        rating,
        mode: 'today',
        answeredAt: readClock(),
        milliseconds: watch.read(),
        utcOffset: -new Date().getTimezoneOffset(),
      };
      outbox.add(userId, review);
      setQueue(answer(queue, review));
    },

    takeBack(): void {
      const last = queue.answered.at(-1);
      if (last) {
        outbox.undo(userId, last.review, randomUuid());
        setQueue(takeBack(queue));
      }
    },

    change: (flashcardId: number, change: Partial<TodayCard>) =>
      setQueue((now) => changeCard(now, flashcardId, change)),
    remove: (flashcardId: number) => setQueue((now) => removeCard(now, flashcardId, readClock())),
    putBack: (card: TodayCard) => setQueue((now) => putBack(now, card)),
    leaveLeech: (flashcardId: number) => setQueue((now) => leaveLeech(now, flashcardId)),
  };
}

export type StudyTable = ReturnType<typeof useStudyQueue>;
