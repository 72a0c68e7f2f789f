import type { SetWithCards } from '@scholar/contract';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { ShortcutsButton, useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { findOtherAuthor, SetHead, SetPage } from '../page/set-page';
import { type StudyKind, useStudyWays } from '../study-address';
import { studyTexts } from '../study.texts';
import { TestBars } from './test-bars';
import { TestQuestion } from './test-question';
import { TestResult } from './test-result';
import type { TestOutcome } from './test-run';
import { useTestRun } from './use-test-run';

const LETTERS = ['a', 'b', 'c', 'd'];

/** A test over the whole set, then its result. */
export function TestView({ kind, set }: { kind: StudyKind; set: SetWithCards }) {
  const ways = useStudyWays();
  const [outcome, setOutcome] = useState<TestOutcome>();
  const goBack = kind === 'tests' ? ways.goToList : ways.goToStudy;

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

function TestQuestions({
  kind,
  set,
  onBack,
  onFinish,
}: {
  kind: StudyKind;
  set: SetWithCards;
  onBack: () => void;
  onFinish: (outcome: TestOutcome) => void;
}) {
  const { test: texts, titles, shortcuts: keys } = useTexts(studyTexts);
  const test = useTestRun(set, onFinish);
  const optionKeys = test.run.options.flatMap((option, place) => {
    const pick = () => test.pick(option);
    return [
      [String(place + 1), pick],
      [LETTERS[place], pick],
    ];
  });
  const shortcuts = useShortcuts(
    { ...Object.fromEntries(optionKeys), Enter: test.goOn, Escape: onBack },
    keys.test,
  );

  return (
    <SetPage documentTitle={`${set.title} · ${texts.title} · ${titles[kind]}`}>
      <SetHead kind={kind} title={set.title} sharedBy={findOtherAuthor(set)} onBack={onBack}>
        <ShortcutsButton onClick={shortcuts.open} />
        <SoundButton isMuted={test.isMuted} onChange={test.setIsMuted} />
      </SetHead>
      <TestBars run={test.run} />
      <TestQuestion
        key={test.run.at}
        run={test.run}
        isLeaving={test.isLeaving}
        onPick={test.pick}
        onNext={test.goOn}
      />
      {shortcuts.dialog}
    </SetPage>
  );
}

function SoundButton({
  isMuted,
  onChange,
}: {
  isMuted: boolean;
  onChange: (isMuted: boolean) => void;
}) {
  const texts = useTexts(studyTexts).test;
  return (
    <IconButton
      label={isMuted ? texts.unmute : texts.mute}
      icon={isMuted ? <VolumeX /> : <Volume2 />}
      onClick={() => onChange(!isMuted)}
    />
  );
}
