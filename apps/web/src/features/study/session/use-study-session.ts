import { reportEndpoints, type StudySession } from '@scholar/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { setQueries } from '../../sets/public';
import { useApi } from '../../../lib/api/api-context';
import { type Api, isCode } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';
import { REPORTS_KEY } from '../../../lib/queries/query-keys';
import { randomUuid } from '../../../lib/queries/random-key';
import { readToken } from '../../../lib/storage/token';
import { noteActivity, pauseClock, startClock, type StudyClock, takeSeconds } from './study-clock';
import type { TestScore } from '../test/test-run';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Measures the time that this view is worked in. The time so far is reported when the page
 * is hidden, closed or left, each time as a session of its own: phones give no later chance.
 */
export function useStudySession(setId: number) {
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
      void sendSession(client, { quizId: setId, kind: 'study', seconds, correct: 0, incorrect: 0 });
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
      void sendSession(client, {
        quizId: setId,
        kind: 'test',
        seconds: take(),
        correct,
        incorrect,
      });
      return Math.floor(countedMs / 1000);
    },
  };
}

/** Reports study time. A report that fails is only logged, because the student can do nothing about it. */
async function sendSession(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  session: Omit<StudySession, 'sessionId'>,
): Promise<void> {
  const set = setQueries.get(api, session.quizId);
  // Sent when the screen is left too, when the student may be logged out or the set deleted.
  if (readToken() === null || isCode(queryClient.getQueryState(set.queryKey)?.error, 'not_found')) {
    return;
  }
  const body = { ...session, sessionId: randomUuid() };
  const call = api(reportEndpoints.studySession, { body }, { isQuiet: true, keepalive: true });
  try {
    await logFailure('Failed to report study session', call);
    await queryClient.invalidateQueries({ queryKey: REPORTS_KEY });
  } catch (error) {
    if (isCode(error, 'not_found')) {
      // The screen notices when it asks for the set again.
      await queryClient.invalidateQueries({ queryKey: set.queryKey });
    }
  }
}
