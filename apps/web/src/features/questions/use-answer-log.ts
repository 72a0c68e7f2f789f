import type { Review } from '@scholar/contract';
import { useRef } from 'react';
import { randomUuid } from '../../lib/queries/random-key';
import { useStopwatch } from '../../lib/time/use-stopwatch';
import { playCue } from '../cues/public';
import { outbox } from '../reviews/public';

/** Where cards are answered outside Today. */
export type AnswerMode = 'learn' | 'write' | 'test' | 'match';
type Answering = {
  userId: number;
  setId: number;
  mode: AnswerMode;
  /** Where cards of several sets are answered together. */
  setIdOf?: (flashcardId: number) => number;
};

/** The answer to the card on the table. */
type Given = { review: Review; isRight: boolean };

/** Every answer goes to the log at once, so that a tab that is closed loses none. `asked` starts the clock anew. */
export function useAnswerLog({ userId, setId, mode, setIdOf }: Answering, asked: number) {
  const watch = useStopwatch(asked);
  const given = useRef<Given>(undefined);

  return {
    record(
      flashcardId: number,
      { isRight, how }: { isRight: boolean; how: 'chosen' | 'typed' },
    ): void {
      const review: Review = {
        reviewId: randomUuid(),
        flashcardId,
        quizId: setIdOf?.(flashcardId) ?? setId,
        rating: isRight ? 'good' : 'again',
        mode,
        how,
        answeredAt: new Date().toISOString(),
        milliseconds: watch.read(),
        utcOffset: -new Date().getTimezoneOffset(),
      };
      outbox.add(userId, review);
      given.current = { review, isRight };
      void playCue(isRight ? 'right' : 'wrong', { isInTest: mode === 'test' });
    },

    /** The student knows better: the same answer counts as right, and the wrong one is taken back. */
    overrule(): void {
      if (given.current && !given.current.isRight) {
        const { review } = given.current;
        outbox.add(userId, { ...review, reviewId: randomUuid(), rating: 'good' });
        outbox.undo(userId, review, randomUuid());
        given.current = { review, isRight: true };
      }
    },

    /** The card leaves the table; says how it was answered, if it was. */
    leave(): { isRight: boolean; how: Review['how'] } | undefined {
      const left = given.current;
      given.current = undefined;
      return left && { isRight: left.isRight, how: left.review.how };
    },
  };
}
