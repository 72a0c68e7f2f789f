import BookOpen from 'lucide-react/icons/book-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { SetWithCards } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts';
import { EndFigures, EndList, EndScore, EndSheet } from '../../questions/public';
import { StuckNotice } from '../../reviews/public';
import { SetPage } from '../page/set-page';
import type { StudyKind } from '../study-address';
import { studyTexts } from '../study.texts';
import { type TestOutcome, toGrade } from './test-run';

export function TestResult({
  kind,
  set,
  outcome: { score, seconds },
  onLeave,
  onBackToStudy,
  onStudy,
  onTryAgain,
}: {
  kind: StudyKind;
  set: SetWithCards;
  outcome: TestOutcome;
  onLeave: () => void;
  onBackToStudy: () => void;
  /** Exactly these cards. */
  onStudy: (cardIds: readonly number[]) => void;
  onTryAgain: () => void;
}) {
  const { result: texts, test, titles, shortcuts: keys } = useTexts(studyTexts);
  const { correct, incorrect, missed, unanswered } = score;
  const total = correct + incorrect + unanswered.length;
  const open = [...missed, ...unanswered];
  const shortcuts = useShortcuts({ Escape: onLeave }, keys.test);
  // A few right answers do not mean that somebody knows the set.
  const isWhole = total === set.flashcards.length;
  const verdict =
    open.length === 0 && !isWhole
      ? texts.allOfPart(correct)
      : texts.verdict[toGrade({ correct, total })]({ correct, incorrect: open.length });
  const pick = (ids: readonly number[]) =>
    set.flashcards.filter(({ flashcardId }) => ids.includes(flashcardId));

  return (
    <SetPage documentTitle={`${texts.title} · ${set.title} · ${test.title} · ${titles[kind]}`}>
      <EndSheet
        level={1}
        title={texts.title}
        verdict={verdict}
        note={
          isWhole
            ? texts.summary({ correct, total, title: set.title })
            : texts.partSummary({ total, of: set.flashcards.length, title: set.title })
        }
        actions={
          <>
            {open.length > 0 && (
              <Button size="lg" icon={<BookOpen />} onClick={() => onStudy(open)}>
                {texts.studyThese(open.length)}
              </Button>
            )}
            <Button
              size="lg"
              variant={open.length > 0 ? 'secondary' : 'primary'}
              onClick={onBackToStudy}
            >
              {texts.backToStudy}
            </Button>
            <Button size="lg" variant="secondary" icon={<RotateCcw />} onClick={onTryAgain}>
              {texts.tryAgain}
            </Button>
          </>
        }
      >
        <EndScore correct={correct} incorrect={incorrect} unanswered={unanswered.length} />
        <EndFigures
          figures={[
            { label: texts.correct, value: correct },
            { label: texts.incorrect, value: incorrect },
            ...(unanswered.length > 0
              ? [{ label: texts.unanswered, value: unanswered.length }]
              : []),
            { label: texts.time, value: seconds, unit: texts.seconds(seconds) },
          ]}
        />
      </EndSheet>
      <StuckNotice />
      <EndList heading={texts.missed(missed.length)} cards={pick(missed)} />
      <EndList heading={texts.notReached(unanswered.length)} cards={pick(unanswered)} />
      {shortcuts.dialog}
    </SetPage>
  );
}
