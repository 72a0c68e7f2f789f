import type { SetWithCards } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { shuffle } from '../../../lib/random/shuffle';
import { ScoredProgress, TypedQuestion, useAnswerLog, useCards } from '../../questions/public';
import { useReversed } from '../../study/public';
import { PracticeDesk } from '../page/practice-desk';
import { practiceTexts } from '../practice.texts';
import { WriteEnd } from './write-end';
import { answer, isOver, startWriting } from './write-run';

export function WriteView({ set, userId }: { set: SetWithCards; userId: number }) {
  const texts = useTexts(practiceTexts);
  const { isReversed, reverse } = useReversed({ userId, setId: set.quizId });
  const cards = useCards(set, { isReversed });
  const [run, setRun] = useState(() => write(cards.ids));
  const [answers, setAnswers] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const log = useAnswerLog({ userId, setId: set.quizId, mode: 'write' }, answers);
  const ask = cards.find(run.asked[run.at]);

  if (isStopped || isOver(run) || !ask) {
    return (
      <WriteEnd
        set={set}
        run={run}
        pick={cards.pick}
        onGoOn={() => setIsStopped(false)}
        onStart={(ids) => setRun(write(ids))}
      />
    );
  }

  function goOn(): void {
    const given = log.leave();
    if (given) {
      setRun(answer(run, given.isRight));
      setAnswers(answers + 1);
    }
  }

  function handleStop(): void {
    goOn();
    setIsStopped(true);
  }

  /** A card that was answered is not asked a second time from its other side. */
  function handleReverse(wanted: boolean): void {
    goOn();
    reverse(wanted);
  }

  return (
    <PracticeDesk
      mode="write"
      set={set}
      shortcuts={[texts.shortcuts.type, texts.shortcuts.right]}
      reversing={cards.canReverse ? { isReversed, onReverse: handleReverse } : undefined}
      onStop={handleStop}
    >
      <ScoredProgress
        words={texts.position({ at: run.at + 1, total: run.asked.length })}
        share={run.at / run.asked.length}
        correct={run.right.length}
        incorrect={run.missed.length}
      />
      <TypedQuestion
        key={`${answers} ${isReversed}`}
        ask={ask}
        asks={cards.asks}
        onAnswer={(isRight) => log.record(ask.card.flashcardId, { isRight, how: 'typed' })}
        onOverrule={log.overrule}
        onNext={goOn}
      />
    </PracticeDesk>
  );
}

function write(cardIds: readonly number[]) {
  return startWriting(shuffle(cardIds, Math.random));
}
