import type { Flashcard, SetWithCards } from '@scholar/contract';
import { useState } from 'react';
import { type StudyKind, useStudyWays } from '../study-address';
import { roomOf } from '../together/together-set';
import { forgetRun, recallRun } from './kept-run';
import { TestCards } from './test-cards';
import { TestQuestions } from './test-questions';
import { TestResult } from './test-result';
import type { TestOutcome } from './test-run';
import { recallSetup, rememberSetup, type TestSetup } from './test-setup';

/** A test of a set as it was set up, then its result. */
export function TestView({
  kind,
  set,
  userId,
}: {
  kind: StudyKind;
  set: SetWithCards;
  userId: number;
}) {
  const ways = useStudyWays();
  const [owner] = useState({ userId, setId: set.quizId, room: roomOf(set) });
  const [setup, setSetup] = useState(() => recallSetup(owner));
  const [kept, setKept] = useState(() => recallRun(owner, idsOf(set.flashcards)));
  const [outcome, setOutcome] = useState<TestOutcome>();
  const [attempt, setAttempt] = useState(0);
  const goBack = kind === 'tests' ? ways.goToList : ways.goToStudy;

  function startAnew(wanted: TestSetup): void {
    rememberSetup(owner, wanted);
    forgetRun(owner);
    setSetup(wanted);
    setKept(undefined);
    setOutcome(undefined);
    setAttempt(attempt + 1);
  }

  if (outcome) {
    return (
      <TestResult
        kind={kind}
        set={set}
        outcome={outcome}
        onLeave={goBack}
        onBackToStudy={ways.goToStudy}
        onStudy={ways.goToCards}
        onTryAgain={() => startAnew(setup)}
      />
    );
  }
  const shared = { kind, set, setup, onBack: goBack, onStart: startAnew };
  const renderQuestions = (cards: readonly Flashcard[]) => (
    <TestQuestions
      key={attempt}
      {...shared}
      owner={owner}
      cards={cards}
      kept={kept}
      onFinish={setOutcome}
    />
  );
  return kept ? (
    renderQuestions(set.flashcards)
  ) : (
    <TestCards key={attempt} {...shared}>
      {renderQuestions}
    </TestCards>
  );
}

function idsOf(cards: readonly Flashcard[]): ReadonlySet<number> {
  return new Set(cards.map(({ flashcardId }) => flashcardId));
}
