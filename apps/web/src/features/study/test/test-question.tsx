import { ChosenQuestion, JudgedQuestion, TypedQuestion } from '../../questions/public';
import type { TestTable } from './draw-questions';
import styles from './test-question.module.css';
import { isLastQuestion, type TestRun } from './test-run';

/** One question of a test. Mounted anew for each, so that it slides in and takes the focus. */
export function TestQuestion({
  run,
  table,
  isLeaving,
  onAnswer,
  onOverrule,
  onNext,
}: {
  run: TestRun;
  table: TestTable;
  isLeaving: boolean;
  onAnswer: (isRight: boolean, how: 'chosen' | 'typed') => void;
  onOverrule: () => void;
  onNext: () => void;
}) {
  const isFirst = run.at === 0;
  return (
    <div className={styles.question} data-leaving={isLeaving} data-first={isFirst}>
      {renderQuestion()}
    </div>
  );

  function renderQuestion() {
    const question = run.questions[run.at];
    const ask = question && table.askOf(question);
    if (!ask) {
      return null;
    }
    const shared = {
      ask,
      asks: table.asksLike(question),
      takesFocus: !isFirst,
      isLast: isLastQuestion(run),
      onNext,
    };
    const isRight = table.judgeOf(question);
    if (run.laid === null) {
      return (
        <TypedQuestion
          {...shared}
          onAnswer={(isAnswerRight) => onAnswer(isAnswerRight, 'typed')}
          onOverrule={onOverrule}
        />
      );
    }
    const handleAnswer = (isAnswerRight: boolean) => onAnswer(isAnswerRight, 'chosen');
    return 'claim' in run.laid ? (
      <JudgedQuestion
        {...shared}
        claim={{ text: run.laid.claim, isTrue: isRight(run.laid.claim) }}
        onAnswer={handleAnswer}
      />
    ) : (
      <ChosenQuestion
        {...shared}
        choice={{ options: run.laid.options, isRight }}
        onAnswer={handleAnswer}
      />
    );
  }
}
