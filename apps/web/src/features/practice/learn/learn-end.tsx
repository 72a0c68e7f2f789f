import type { Flashcard, SetWithCards } from '@scholar/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { EndView } from '../end/end-view';
import { practiceTexts } from '../practice.texts';
import { countCards, isRoundOver, type LearnRun, listLeft } from './learn-run';

/** After a round, after the last one, or where the student stops: what is left to learn. */
export function LearnEnd({
  set,
  run,
  pick,
  onGoOn,
  onNextRound,
  onStart,
}: {
  set: SetWithCards;
  run: LearnRun;
  pick: (ids: readonly number[]) => Flashcard[];
  onGoOn: () => void;
  onNextRound: () => void;
  onStart: (cardIds: readonly number[]) => void;
}) {
  const texts = useTexts(practiceTexts).end;
  const left = listLeft(run);
  const { learnt, missed } = run;
  const isDone = left.length === 0;
  const again = missed.length > 0 ? missed : learnt;

  return (
    <EndView
      mode="learn"
      set={set}
      title={isDone ? texts.allLearnt : titleOf()}
      sum={
        isDone
          ? texts.knowsAll(countCards(run))
          : texts.learntLeft({ count: learnt.length, left: left.length })
      }
      actions={isDone ? renderAgain() : renderOn()}
      lists={[
        { heading: texts.left(left.length), cards: pick(left) },
        { heading: texts.missed(missed.length), cards: isDone ? pick(missed) : [] },
        { heading: texts.learntNow(learnt.length), cards: isDone ? [] : pick(learnt) },
      ]}
    />
  );

  function titleOf(): string {
    return isRoundOver(run) ? texts.roundDone(run.round) : texts.stopped;
  }

  function renderOn() {
    return isRoundOver(run) ? (
      <Button size="lg" iconAfter={<ArrowRight />} onClick={onNextRound}>
        {texts.nextRound}
      </Button>
    ) : (
      <Button size="lg" iconAfter={<ArrowRight />} onClick={onGoOn}>
        {texts.goOn}
      </Button>
    );
  }

  function renderAgain() {
    return (
      <Button size="lg" icon={<RotateCcw />} onClick={() => onStart(again)}>
        {missed.length > 0 ? texts.again(missed.length) : texts.startOver}
      </Button>
    );
  }
}
