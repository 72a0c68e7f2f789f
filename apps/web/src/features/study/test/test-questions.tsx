import type { QuizCards } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { findOtherAuthor } from '../page/other-author';
import { SetHead } from '../page/set-head';
import { SetPage } from '../page/set-page';
import { ShortcutsButton } from '../keys/shortcuts-button';
import { SoundButton } from './sound-button';
import type { StudyKind } from '../study-kind';
import { studyTexts } from '../study.texts';
import { TestBars } from './test-bars';
import { TestQuestion } from './test-question';
import type { TestOutcome } from './test-run';
import { useStudyKeys } from '../keys/use-study-keys';
import { useTestRun } from './use-test-run';

const LETTERS = ['a', 'b', 'c', 'd'];

export function TestQuestions({
  kind,
  set,
  onBack,
  onFinish,
}: {
  kind: StudyKind;
  set: QuizCards;
  onBack: () => void;
  onFinish: (outcome: TestOutcome) => void;
}) {
  const { test: texts, titles } = useTexts(studyTexts);
  const test = useTestRun(set, onFinish);
  const optionKeys = test.run.options.flatMap((option, place) => {
    const pick = () => test.pick(option);
    return [
      [String(place + 1), pick],
      [LETTERS[place], pick],
    ];
  });
  const shortcuts = useStudyKeys(
    { ...Object.fromEntries(optionKeys), Enter: test.goOn, Escape: onBack },
    'test',
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
