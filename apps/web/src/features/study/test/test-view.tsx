import type { QuizCards } from '@scholar/contract';
import { useState } from 'react';
import type { StudyKind } from '../study-kind';
import { TestQuestions } from './test-questions';
import { TestResult } from './test-result';
import type { TestOutcome } from './test-run';
import { useStudyWays } from '../use-study-ways';

/** A test over the whole set, then its result. */
export function TestView({ kind, set }: { kind: StudyKind; set: QuizCards }) {
  const ways = useStudyWays();
  const [outcome, setOutcome] = useState<TestOutcome>();
  const goBack = kind === 'quiz' ? ways.goToList : ways.goToStudy;

  if (outcome) {
    return (
      <TestResult
        kind={kind}
        title={set.title}
        outcome={outcome}
        onLeave={goBack}
        onBackToStudy={ways.goToStudy}
        onTryAgain={() => setOutcome(undefined)}
      />
    );
  }
  return <TestQuestions kind={kind} set={set} onBack={goBack} onFinish={setOutcome} />;
}
