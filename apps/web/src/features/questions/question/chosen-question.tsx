import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeys } from '../../../lib/keyboard/use-keys';
import type { Ask } from '../ask/ask';
import type { Choice } from '../ask/choose-for';
import { foldTerm } from '../ask/term-index';
import { questionsTexts } from '../questions.texts';
import { NextBar } from './next-bar';
import { Option } from './option';
import { Prompt } from './prompt';
import styles from './question.module.css';
import { WhyWrong } from './why-wrong';
import { toPlainText } from '@scholar/markup';

const LETTERS = ['a', 'b', 'c', 'd'];

/** A card whose answer is chosen. Mounted anew for each, so that it is read from its beginning. */
export function ChosenQuestion({
  ask,
  asks,
  choice,
  takesFocus = true,
  isLast,
  onAnswer,
  onNext,
}: {
  ask: Ask;
  asks: readonly Ask[];
  choice: Choice;
  takesFocus?: boolean;
  isLast?: boolean | undefined;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
}) {
  const id = useId();
  const texts = useTexts(questionsTexts);
  const [picked, setPicked] = useState<string>();
  const sheetRef = useRef<HTMLElement>(null);
  const isAnswered = picked !== undefined;
  const isRight = isAnswered && choice.isRight(picked);

  useEffect(() => {
    if (takesFocus) {
      sheetRef.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);

  function pick(option: string): void {
    if (!isAnswered) {
      setPicked(option);
      onAnswer(choice.isRight(option));
    }
  }

  useKeys({
    ...Object.fromEntries(
      choice.options.flatMap((option, place) =>
        [String(place + 1), LETTERS[place] ?? ''].map((key) => [key, () => pick(option)]),
      ),
    ),
    ...(isAnswered && { Enter: onNext }),
  });

  return (
    <div className={styles.question}>
      <Prompt ask={ask} labelId={`${id}-label`} textId={`${id}-prompt`} sheetRef={sheetRef} />
      <div className={styles.choice}>
        <h2 id={`${id}-choose`} className={styles.choose}>
          {texts.choose[ask.kind]}
        </h2>
        <div className={styles.options} role="group" aria-labelledby={`${id}-choose`}>
          {choice.options.map((option, place) => (
            <Option
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
        {isAnswered &&
          (isRight ? texts.saidCorrect : texts.saidIncorrect(toPlainText(ask.expected)))}
      </p>
      {isAnswered && !isRight && (
        <WhyWrong
          ask={ask}
          other={asks.find(({ expected }) => foldTerm(expected) === foldTerm(picked))?.card}
        />
      )}
      {isAnswered && <NextBar isLast={isLast} onNext={onNext} />}
    </div>
  );
}
