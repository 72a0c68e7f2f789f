import type { Flashcard, SetWithCards } from '@scholar/contract';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { ShortcutsButton, useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { CuesButton } from '../../cues/public';
import { ScoredProgress } from '../../questions/public';
import { StuckNotice } from '../../reviews/public';
import { findOtherAuthor, SetHead, SetPage } from '../page/set-page';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import { SetUpButton } from './set-up-button';
import { TestClock } from './test-clock';
import { TestQuestion } from './test-question';
import { type TestOutcome, type TestRun, toScore } from './test-run';
import type { TestOwner, TestSetup } from './test-setup';
import { useTestRun } from './use-test-run';

export function TestQuestions({
  kind,
  set,
  setup,
  owner,
  cards,
  kept,
  onBack,
  onStart,
  onFinish,
}: {
  kind: StudyKind;
  set: SetWithCards;
  setup: TestSetup;
  owner: TestOwner;
  cards: readonly Flashcard[];
  kept: TestRun | undefined;
  onBack: () => void;
  onStart: (setup: TestSetup) => void;
  onFinish: (outcome: TestOutcome) => void;
}) {
  const { test: texts, titles, shortcuts: keys } = useTexts(studyTexts);
  const test = useTestRun({ set, owner, setup, cards, kept, onFinish });
  const shortcuts = useShortcuts({ Escape: onBack }, keys.test);
  const { run } = test;
  const total = run.questions.length;
  const percent = Math.round((run.answers.length / total) * 100);
  const { correct, incorrect } = toScore(run);

  return (
    <SetPage documentTitle={`${set.title} · ${texts.title} · ${titles[kind]}`}>
      <SetHead kind={kind} title={set.title} sharedBy={findOtherAuthor(set)} onBack={onBack}>
        {run.endsAt !== null && <TestClock endsAt={run.endsAt} />}
        <ShortcutsButton onClick={shortcuts.open} />
        {kept && (
          <IconButton label={texts.startOver} icon={<RotateCcw />} onClick={() => onStart(setup)} />
        )}
        <SetUpButton set={set} setup={setup} onStart={onStart} />
        <CuesButton isInTest />
      </SetHead>
      <ScoredProgress
        words={texts.question({ at: run.at + 1, total })}
        rest={texts.complete(percent)}
        share={percent / 100}
        label={texts.complete(percent)}
        correct={correct}
        incorrect={incorrect}
      />
      <TestQuestion
        key={run.at}
        run={run}
        table={test.table}
        isLeaving={test.isLeaving}
        onAnswer={test.answer}
        onOverrule={test.overrule}
        onNext={test.goOn}
      />
      <StuckNotice />
      {shortcuts.dialog}
    </SetPage>
  );
}
