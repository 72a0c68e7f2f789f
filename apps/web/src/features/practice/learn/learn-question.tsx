import { useState } from 'react';
import {
  type Ask,
  chooseFor,
  ChosenQuestion,
  type TermIndex,
  TypedQuestion,
} from '../../questions/public';
import type { LearnStep } from './learn-run';

/** One step of a card; typed, too, where the set has no wrong options for it. */
export function LearnQuestion({
  step,
  index,
  ask,
  asks,
  onAnswer,
  onOverrule,
  onNext,
}: {
  step: LearnStep;
  index: TermIndex;
  ask: Ask;
  asks: readonly Ask[];
  onAnswer: (answered: { isRight: boolean; how: 'chosen' | 'typed' }) => void;
  onOverrule: () => void;
  onNext: () => void;
}) {
  const [choice] = useState(() =>
    step === 'choose' ? chooseFor(index, ask, Math.random) : undefined,
  );
  return choice !== undefined && choice.options.length > 1 ? (
    <ChosenQuestion
      ask={ask}
      asks={asks}
      choice={choice}
      onAnswer={(isRight) => onAnswer({ isRight, how: 'chosen' })}
      onNext={onNext}
    />
  ) : (
    <TypedQuestion
      ask={ask}
      asks={asks}
      onAnswer={(isRight) => onAnswer({ isRight, how: 'typed' })}
      onOverrule={onOverrule}
      onNext={onNext}
    />
  );
}
