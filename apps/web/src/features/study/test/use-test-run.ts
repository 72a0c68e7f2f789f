import { ANSWER_MS_MAX, type Flashcard, type SetWithCards } from '@scholar/contract';
import { useEffect, useState } from 'react';
import { REDUCED_MOTION } from '../../../lib/device/media';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { useDelay } from '../../../lib/time/use-delay';
import { useStopwatch } from '../../../lib/time/use-stopwatch';
import { useAnswerLog } from '../../questions/public';
import { useStudySession } from '../session/use-study-session';
import { setIdOf } from '../together/together-set';
import { createTable, drawQuestions } from './draw-questions';
import { forgetRun, keepRun } from './kept-run';
import {
  answerQuestion,
  goOn,
  isAnswered,
  isLastQuestion,
  overrule,
  startTest,
  type TestOutcome,
  type TestRun,
  toScore,
} from './test-run';
import type { TestOwner, TestSetup } from './test-setup';

const NEXT_QUESTION_MS = 300;
const MINUTE_MS = 60_000;

/** A test from its first question to Finish or to the end of its time, and its log. */
export function useTestRun({
  set,
  owner,
  setup,
  cards,
  kept,
  onFinish,
}: {
  set: SetWithCards;
  owner: TestOwner;
  setup: TestSetup;
  /** Those that may be asked. */
  cards: readonly Flashcard[];
  /** Goes on where it was left. */
  kept: TestRun | undefined;
  onFinish: (outcome: TestOutcome) => void;
}) {
  const session = useStudySession(set.quizId);
  // The cards as they are now: what is edited elsewhere meanwhile does not change a running test.
  const [table] = useState(() => createTable(set.flashcards));
  const [run, setRun] = useState(() => (kept ? pickUp(kept) : start()));
  const [isLeaving, setIsLeaving] = useState(false);
  const watch = useStopwatch(run.at);
  const log = useAnswerLog(
    { ...owner, mode: 'test', setIdOf: (cardId) => setIdOf(set, cardId) },
    run.at,
  );
  const hasMotion = !useMediaQuery(REDUCED_MOTION);

  useEffect(() => keepRun(owner, run), [owner, run]);

  useDelay(isLeaving, hasMotion ? NEXT_QUESTION_MS : 0, () => {
    setRun(goOn(run, lay));
    setIsLeaving(false);
  });

  // Left after the last answer, a test is over as it is opened again; so is one whose time has passed.
  const [wasDone] = useState(() => isAnswered(run));
  const [restMs] = useState(() => (wasDone ? 0 : (run.endsAt ?? 0) - Date.now()));
  useDelay(wasDone || run.endsAt !== null, Math.max(restMs, 0), () => finish(run));

  function lay(question: TestRun['questions'][number]) {
    return table.lay(question, Math.random);
  }

  function start(): TestRun {
    const endsAt = setup.minutes === null ? null : Date.now() + setup.minutes * MINUTE_MS;
    return startTest(drawQuestions(cards, setup, Math.random), { lay, endsAt });
  }

  /** A question that was answered before the page went is not asked again. */
  function pickUp(left: TestRun): TestRun {
    return isLastQuestion(left) ? left : goOn(left, lay);
  }

  function finish(ended: TestRun): void {
    const score = toScore(ended);
    const earlier = kept?.spent ?? 0;
    forgetRun(owner);
    onFinish({ score, seconds: Math.floor(earlier / 1000) + session.finishTest(score) });
  }

  function answer(isRight: boolean, how: 'chosen' | 'typed'): void {
    const { cardId } = run.questions[run.at] ?? {};
    const answered = answerQuestion(run, isRight, Math.min(watch.read(), ANSWER_MS_MAX));
    if (cardId === undefined || answered === run) {
      return;
    }
    setRun(answered);
    log.record(cardId, { isRight, how });
  }

  return {
    run,
    table,
    isLeaving,
    answer,
    overrule(): void {
      log.overrule();
      setRun(overrule(run));
    },
    goOn(): void {
      if (!isAnswered(run) || isLeaving) {
        return;
      }
      if (isLastQuestion(run)) {
        finish(run);
      } else {
        setIsLeaving(true);
      }
    },
  };
}
