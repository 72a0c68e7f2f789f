import type { SetWithCards } from '@scholar/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { indexAsks, Progress, useAnswerLog, useCards } from '../../questions/public';
import { useReversed } from '../../study/public';
import { PracticeDesk } from '../page/practice-desk';
import { practiceTexts } from '../practice.texts';
import { keepRun, recallRun, type RunOwner } from './kept-run';
import { LearnEnd } from './learn-end';
import { LearnQuestion } from './learn-question';
import {
  answer,
  countCards,
  countRounds,
  isRoundOver,
  type LearnRun,
  nextRound,
  startLearning,
} from './learn-run';

export function LearnView({ set, userId }: { set: SetWithCards; userId: number }) {
  const texts = useTexts(practiceTexts);
  const { isReversed, reverse } = useReversed({ userId, setId: set.quizId });
  const cards = useCards(set, { isReversed });
  const index = useMemo(() => indexAsks(cards.asks), [cards.asks]);
  const [run, setRun] = useRun({ userId, setId: set.quizId }, cards.ids);
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

  /** A card that was answered is not asked a second time from its other side. */
  function handleReverse(wanted: boolean): void {
    goOn();
    reverse(wanted);
  }

  const learnt = texts.learnt({ count: run.learnt.length, total: countCards(run) });

  return (
    <PracticeDesk
      mode="learn"
      set={set}
      shortcuts={[texts.shortcuts.choose, texts.shortcuts.type, texts.shortcuts.right]}
      reversing={cards.canReverse ? { isReversed, onReverse: handleReverse } : undefined}
      onStop={handleStop}
    >
      <Progress
        words={texts.round({ round: run.round, rounds: countRounds(run) })}
        rest={learnt}
        share={run.learnt.length / countCards(run)}
        label={learnt}
        tone="good"
      />
      <LearnQuestion
        key={`${run.answers} ${isReversed}`}
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

/** What was learnt so far is still there after a reload. */
function useRun({ userId, setId }: RunOwner, cardIds: readonly number[]) {
  const [run, setRun] = useState(() => recallRun({ userId, setId }, cardIds) ?? learn(cardIds));
  const keep = useEffectEvent((now: LearnRun) => keepRun({ userId, setId }, cardIds, now));

  useEffect(() => keep(run), [run]);

  return [run, setRun] as const;
}

/** A single card has no wrong options. */
function learn(cardIds: readonly number[]) {
  return startLearning(cardIds, {
    firstStep: cardIds.length > 1 ? 'choose' : 'type',
    random: Math.random,
  });
}
