import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeys } from '../../../lib/keyboard/use-keys';
import { foldTerm, TestOption } from '../../study/public';
import type { Ask } from '../ask';
import { practiceTexts } from '../practice.texts';
import { NextBar } from './next-bar';
import type { Choice } from './choose-for';
import { Prompt } from './prompt';
import styles from './question.module.css';
import { WhyWrong } from './why-wrong';

/** A card whose answer is chosen. Mounted anew for each, so that it is read from its beginning. */
export function ChosenQuestion({
  ask,
  asks,
  choice,
  onAnswer,
  onNext,
}: {
  ask: Ask;
  asks: readonly Ask[];
  choice: Choice;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
}) {
  const id = useId();
  const texts = useTexts(practiceTexts);
  const [picked, setPicked] = useState<string>();
  const frameRef = useRef<HTMLDivElement>(null);
  const isAnswered = picked !== undefined;
  const isRight = isAnswered && choice.isRight(picked);

  useEffect(() => frameRef.current?.focus({ preventScroll: true }), []);

  function pick(option: string): void {
    if (!isAnswered) {
      setPicked(option);
      onAnswer(choice.isRight(option));
    }
  }

  useKeys({
    ...Object.fromEntries(
      choice.options.map((option, place) => [String(place + 1), () => pick(option)]),
    ),
    ...(isAnswered && { Enter: onNext }),
  });

  return (
    <div
      ref={frameRef}
      className={styles.question}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-label ${id}-prompt`}
    >
      <Prompt ask={ask} labelId={`${id}-label`} textId={`${id}-prompt`} />
      <div className={styles.choice}>
        <h2 id={`${id}-choose`} className={styles.choose}>
          {texts.choose[ask.kind]}
        </h2>
        <div className={styles.options} role="group" aria-labelledby={`${id}-choose`}>
          {choice.options.map((option, place) => (
            <TestOption
              key={option}
              number={place + 1}
              term={option}
              isRight={choice.isRight(option)}
              isPicked={option === picked}
              isLocked={isAnswered}
              onPick={() => pick(option)}
            />
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {isAnswered && (isRight ? texts.verdict.right : texts.saidWrong(ask.expected))}
      </p>
      {isAnswered && !isRight && (
        <WhyWrong
          card={ask.card}
          other={asks.find(({ expected }) => foldTerm(expected) === foldTerm(picked))?.card}
        />
      )}
      {isAnswered && <NextBar onNext={onNext} />}
    </div>
  );
}
