import type { SetWithCards } from '@scholar/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { PracticeDesk } from '../page/practice-desk';
import { LearnProgress } from '../page/progress';
import { practiceTexts } from '../practice.texts';
import { indexAsks } from '../question/choose-for';
import { useAnswerLog } from '../use-answer-log';
import { useCards } from '../use-cards';
import { LearnEnd } from './learn-end';
import { LearnQuestion } from './learn-question';
import {
  answer,
  countCards,
  countRounds,
  isRoundOver,
  nextRound,
  startLearning,
} from './learn-run';

export function LearnView({ set, userId }: { set: SetWithCards; userId: number }) {
  const texts = useTexts(practiceTexts);
  const cards = useCards(set);
  const [index] = useState(() => indexAsks(cards.asks));
  const [run, setRun] = useState(() => learn(cards.ids));
  const [isStopped, setIsStopped] = useState(false);
  const log = useAnswerLog({ userId, setId: set.quizId, mode: 'learn' }, run.answers);
  const asked = run.queue[0];
  const ask = cards.find(asked?.cardId);

  if (isStopped || isRoundOver(run) || !asked || !ask) {
    return (
      <LearnEnd
        set={set}
        run={run}
        pick={cards.pick}
        onGoOn={() => setIsStopped(false)}
        onNextRound={() => setRun(nextRound(run, Math.random))}
        onStart={(ids) => setRun({ ...learn(ids), answers: run.answers })}
      />
    );
  }

  function goOn(): void {
    const given = log.leave();
    if (given) {
      setRun(answer(run, given.isRight, given.how));
    }
  }

  function handleStop(): void {
    goOn();
    setIsStopped(true);
  }

  return (
    <PracticeDesk
      mode="learn"
      set={set}
      shortcuts={[texts.shortcuts.choose, texts.shortcuts.type, texts.shortcuts.right]}
      onStop={handleStop}
    >
      <LearnProgress
        round={run.round}
        rounds={countRounds(run)}
        learnt={run.learnt.length}
        total={countCards(run)}
      />
      <LearnQuestion
        key={run.answers}
        step={asked.step}
        index={index}
        ask={ask}
        asks={cards.asks}
        onAnswer={(answered) => log.record(asked.cardId, answered)}
        onOverrule={log.overrule}
        onNext={goOn}
      />
    </PracticeDesk>
  );
}

/** A single card has no wrong options. */
function learn(cardIds: readonly number[]) {
  return startLearning(cardIds, {
    firstStep: cardIds.length > 1 ? 'choose' : 'type',
    random: Math.random,
  });
}
