import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { sendSession } from './send-session';
import { noteActivity, pauseClock, startClock, type StudyClock, takeSeconds } from './study-clock';
import type { TestScore } from '../test/test-run';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Measures the time that this view is worked in. What has come together is reported when the page
 * is hidden, closed or left, each time as a session of its own: phones give no later chance.
 */
export function useStudySession(quizId: number) {
  const client = { api: useApi(), queryClient: useQueryClient() };
  const clockRef = useRef<StudyClock>(undefined);
  const isOverRef = useRef(false);

  function tick(step: (clock: StudyClock, now: number) => StudyClock): StudyClock {
    const now = performance.now();
    clockRef.current = step(clockRef.current ?? startClock(now), now);
    return clockRef.current;
  }

  function take(): number {
    let seconds = 0;
    tick((clock, now) => {
      const [taken, rest] = takeSeconds(clock, now);
      seconds = taken;
      return rest;
    });
    return seconds;
  }

  const note = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isOverRef.current) {
      tick(noteActivity);
    }
  });
  const report = useEffectEvent(() => {
    const seconds = take();
    if (seconds > 0) {
      void sendSession(client, { quizId, kind: 'study', seconds, correct: 0, incorrect: 0 });
    }
  });
  const handleVisibility = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') {
      tick(pauseClock);
      report();
    } else {
      note();
    }
  });

  useEffect(() => {
    const handleActivity = () => note();
    const handleChange = () => handleVisibility();
    const handleLeave = () => report();
    handleActivity();
    for (const sign of SIGNS_OF_LIFE) {
      document.addEventListener(sign, handleActivity, { passive: true, capture: true });
    }
    document.addEventListener('visibilitychange', handleChange);
    window.addEventListener('pagehide', handleLeave);
    return () => {
      for (const sign of SIGNS_OF_LIFE) {
        document.removeEventListener(sign, handleActivity, { capture: true });
      }
      document.removeEventListener('visibilitychange', handleChange);
      window.removeEventListener('pagehide', handleLeave);
      handleLeave();
    };
  }, []);

  return {
    /** Only a test that was gone through to its end is reported as one. Answers its seconds. */
    finishTest({ correct, incorrect }: TestScore): number {
      const { countedMs } = tick(pauseClock);
      isOverRef.current = true;
      void sendSession(client, { quizId, kind: 'test', seconds: take(), correct, incorrect });
      return Math.floor(countedMs / 1000);
    },
  };
}
