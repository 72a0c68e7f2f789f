import type { SetWithCards } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { useDelay } from '../../../lib/time/use-delay';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { REDUCED_MOTION } from '../../../lib/device/media';
import { playSound, prepareSound } from './play-sound';
import {
  goOn,
  isLastQuestion,
  isRight,
  pickOption,
  startTest,
  type TestOutcome,
  toScore,
} from './test-run';
import { useStoredSwitch } from '../../../lib/device/use-stored-switch';
import { useStudySession } from '../session/use-study-session';

const NEXT_QUESTION_MS = 300;

/** A test from its first question to Finish, with its sounds and its clock. */
export function useTestRun(set: SetWithCards, onFinish: (outcome: TestOutcome) => void) {
  const session = useStudySession(set.quizId);
  const [isMuted, setIsMuted] = useStoredSwitch('studySoundMuted');
  // The cards as they are now: what is edited elsewhere meanwhile does not change a running test.
  const [run, setRun] = useState(() => startTest(set.flashcards, Math.random));
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (!isMuted) {
      void prepareSound();
    }
  }, [isMuted]);
  const hasMotion = !useMediaQuery(REDUCED_MOTION);

  useDelay(isLeaving, hasMotion ? NEXT_QUESTION_MS : 0, () => {
    setRun(goOn(run, Math.random));
    setIsLeaving(false);
  });

  function pick(option: string): void {
    const picked = pickOption(run, option);
    if (picked !== run) {
      setRun(picked);
      if (!isMuted) {
        void playSound(isRight(run, option) ? 'right' : 'wrong');
      }
    }
  }

  function handleNext(): void {
    if (run.picked === undefined || isLeaving) {
      return;
    }
    if (isLastQuestion(run)) {
      const score = toScore(run);
      onFinish({ score, seconds: session.finishTest(score) });
    } else {
      setIsLeaving(true);
    }
  }

  return { run, isLeaving, pick, goOn: handleNext, isMuted, setIsMuted };
}
