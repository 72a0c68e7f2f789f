import ArrowRight from 'lucide-react/icons/arrow-right';
import { kindOf } from '@scholar/contract';
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { Button } from '../../../ui/basics/button';
import { AnswerText, cardsTexts, toTextSize } from '../../cards/public';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { TOUCH } from '../../../lib/device/media';
import { studyTexts } from '../study.texts';
import { TestOption } from './test-option';
import styles from './test-question.module.css';
import { isLastQuestion, isRight, type TestRun } from './test-run';

/** One question of a test. Mounted anew for each, so that it slides in and takes the focus. */
export function TestQuestion({
  run,
  isLeaving,
  onPick,
  onNext,
}: {
  run: TestRun;
  isLeaving: boolean;
  onPick: (option: string) => void;
  onNext: () => void;
}) {
  const id = useId();
  const texts = useTexts(studyTexts).test;
  const { kinds } = useTexts(cardsTexts);
  const isTouch = useMediaQuery(TOUCH);
  const asked = run.questions[run.at];
  const isAnswered = run.picked !== undefined;
  const { questionRef, nextRef } = useQuestionFocus(run);

  return (
    <div className={styles.question} data-leaving={isLeaving} data-first={run.at === 0}>
      <section
        ref={questionRef}
        className={styles.sheet}
        tabIndex={-1}
        aria-labelledby={`${id}-label ${id}-definition`}
      >
        <h2 id={`${id}-label`} className={styles.label}>
          {asked && kinds[kindOf(asked)]}
        </h2>
        <p
          id={`${id}-definition`}
          className={styles.definition}
          data-size={toTextSize(asked?.answer ?? '')}
          dir="auto"
        >
          {asked && <AnswerText kind={asked.kind} answer={asked.answer} />}
        </p>
      </section>
      <h2 id={`${id}-choose`} className={styles.choose}>
        {texts.choose}
      </h2>
      <div className={styles.options} role="group" aria-labelledby={`${id}-choose`}>
        {run.options.map((option, place) => (
          <TestOption
            key={option}
            number={place + 1}
            term={option}
            isRight={isRight(run, option)}
            isPicked={option === run.picked}
            isLocked={isAnswered}
            onPick={() => onPick(option)}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isAnswered && sayOutcome(run, texts)}
      </p>
      {isAnswered && (
        <div className={styles.next}>
          {!isTouch && <KeyCap name={texts.nextKey} />}
          <Button ref={nextRef} size="lg" iconAfter={<ArrowRight />} onClick={onNext}>
            {isLastQuestion(run) ? texts.finish : texts.next}
          </Button>
        </div>
      )}
    </div>
  );
}

function sayOutcome(
  run: TestRun,
  texts: { saidCorrect: string; saidIncorrect: (term: string) => string },
): string {
  const right = run.questions[run.at]?.question ?? '';
  return isRight(run, run.picked ?? '') ? texts.saidCorrect : texts.saidIncorrect(right);
}

/** A new question is read from its beginning; once answered, the keyboard waits on Next. */
function useQuestionFocus({ at, picked }: TestRun) {
  const questionRef = useRef<HTMLElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (at > 0) {
      questionRef.current?.focus();
    }
  }, [at]);

  useEffect(() => {
    if (picked !== undefined) {
      nextRef.current?.focus();
    }
  }, [picked]);

  return { questionRef, nextRef };
}
