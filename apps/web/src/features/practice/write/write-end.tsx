import type { Flashcard, SetWithCards } from '@scholar/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { EndView } from '../end/end-view';
import { practiceTexts } from '../practice.texts';
import { isOver, listLeft, type WriteRun } from './write-run';

/** All cards are written, or the student stops: what was right, and what to write again. */
export function WriteEnd({
  set,
  run,
  pick,
  onGoOn,
  onStart,
}: {
  set: SetWithCards;
  run: WriteRun;
  pick: (ids: readonly number[]) => Flashcard[];
  onGoOn: () => void;
  onStart: (cardIds: readonly number[]) => void;
}) {
  const texts = useTexts(practiceTexts).end;
  const { asked, at, right, missed } = run;
  const left = listLeft(run);

  return (
    <EndView
      mode="write"
      set={set}
      title={isOver(run) ? texts.written : texts.stopped}
      sum={
        isOver(run) && missed.length === 0
          ? texts.allRight(right.length)
          : texts.someRight({ count: right.length, total: at })
      }
      actions={isOver(run) ? renderAgain() : renderGoOn()}
      lists={[
        { heading: texts.missed(missed.length), cards: pick(missed) },
        { heading: texts.left(left.length), cards: pick(left) },
      ]}
    />
  );

  function renderGoOn() {
    return (
      <Button size="lg" iconAfter={<ArrowRight />} onClick={onGoOn}>
        {texts.goOn}
      </Button>
    );
  }

  function renderAgain() {
    const again = missed.length > 0 ? missed : asked;
    return (
      <Button size="lg" icon={<RotateCcw />} onClick={() => onStart(again)}>
        {missed.length > 0 ? texts.again(missed.length) : texts.startOver}
      </Button>
    );
  }
}
