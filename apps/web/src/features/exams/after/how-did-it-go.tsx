import { AFTER_EXAM, type Exam, EXAM_OUTCOMES } from '@scholar/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Notice } from '../../../ui/forms/notice';
import { type Outcome, useEndExam } from '../exams.queries';
import { examsTexts } from '../exams.texts';
import sheet from '../plan/exam-page.module.css';
import styles from './how-did-it-go.module.css';

/** How it went, then what becomes of the cards, then the end. */
export function HowDidItGo({ exam }: { exam: Exam }) {
  const id = useId();
  const texts = useTexts(examsTexts).after;
  const [outcome, setOutcome] = useState<Outcome>();
  const end = useEndExam(exam.examId);
  const isOver = exam.outcome !== null && exam.after !== null;
  const headingRef = useStepFocus(isOver ? 'over' : outcome);

  function handleBack() {
    setOutcome(undefined);
    end.reset();
  }

  return (
    <section className={sheet.sheet} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.question}>
        {isOver && texts.went[exam.outcome ?? 'well']}
        {!isOver && outcome && texts.askCards}
        {!isOver && !outcome && (exam.daysLeft === 0 ? texts.askOnTheDay : texts.ask)}
      </h2>
      {isOver && <p className={styles.became}>{texts.became[exam.after ?? 'keep']}</p>}
      {!isOver && !outcome && (
        <div className={styles.answers}>
          {EXAM_OUTCOMES.map((each) => (
            <Button key={each} variant="secondary" size="lg" onClick={() => setOutcome(each)}>
              {texts.outcome[each]}
            </Button>
          ))}
        </div>
      )}
      {!isOver && outcome && (
        <>
          <ul className={styles.choices}>
            {AFTER_EXAM.map((after) => (
              <li key={after}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-disabled={end.isPending}
                  onClick={() => end.mutate({ outcome, after })}
                >
                  <span className={styles.name}>{texts.choice[after]}</span>{' '}
                  <span className={styles.hint}>{texts.hint[after]}</span>
                </button>
              </li>
            ))}
          </ul>
          {end.isError && <Notice tone="bad">{texts.failed}</Notice>}
          <div>
            <Button variant="quiet" size="sm" onClick={handleBack}>
              {texts.back}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The pressed button goes with its step, so the keyboard moves on to the next question. */
function useStepFocus(step: string | undefined) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current !== step) {
      shown.current = step;
      headingRef.current?.focus();
    }
  }, [step]);

  return headingRef;
}
