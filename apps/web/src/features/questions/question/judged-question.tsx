import type { Flashcard } from '@scholar/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useKeys } from '../../../lib/keyboard/use-keys';
import { toTextSize } from '../../cards/public';
import type { Ask } from '../ask/ask';
import { foldTerm } from '../ask/term-index';
import { questionsTexts } from '../questions.texts';
import { NextBar } from './next-bar';
import { Option } from './option';
import { Prompt } from './prompt';
import styles from './question.module.css';
import { WhyWrong } from './why-wrong';
import { RichText } from '../../../ui/text/rich-text';
import { toPlainText } from '@scholar/markup';

/** True or false: an answer is put forward, right or of another card. Mounted anew for each. */
export function JudgedQuestion({
  ask,
  asks,
  claim,
  takesFocus = true,
  isLast,
  onAnswer,
  onNext,
}: {
  ask: Ask;
  asks: readonly Ask[];
  claim: { text: string; isTrue: boolean };
  takesFocus?: boolean;
  isLast?: boolean | undefined;
  onAnswer: (isRight: boolean) => void;
  onNext: () => void;
}) {
  const id = useId();
  const texts = useTexts(questionsTexts);
  const [picked, setPicked] = useState<boolean>();
  const sheetRef = useRef<HTMLElement>(null);
  const isAnswered = picked !== undefined;
  const isRight = picked === claim.isTrue;

  useEffect(() => {
    if (takesFocus) {
      sheetRef.current?.focus({ preventScroll: true });
    }
  }, [takesFocus]);

  function pick(answer: boolean): void {
    if (!isAnswered) {
      setPicked(answer);
      onAnswer(answer === claim.isTrue);
    }
  }

  useKeys({
    '1': () => pick(true),
    '2': () => pick(false),
    ...(isAnswered && { Enter: onNext }),
  });

  return (
    <div className={styles.question}>
      <Prompt ask={ask} labelId={`${id}-label`} textId={`${id}-prompt`} sheetRef={sheetRef} />
      <div className={styles.choice}>
        <h2 id={`${id}-judge`} className={styles.choose}>
          {texts.judge[ask.kind]}
        </h2>
        <p
          id={`${id}-claim`}
          className={styles.claim}
          data-size={toTextSize(claim.text)}
          dir="auto"
        >
          <RichText text={claim.text} />
        </p>
        <div className={styles.options} role="group" aria-labelledby={`${id}-judge ${id}-claim`}>
          {[true, false].map((answer, place) => (
            <Option
              key={String(answer)}
              number={place + 1}
              term={answer ? texts.true : texts.false}
              isRight={answer === claim.isTrue}
              isPicked={answer === picked}
              isLocked={isAnswered}
              onPick={() => pick(answer)}
            />
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {isAnswered &&
          (isRight ? texts.saidCorrect : texts.saidIncorrect(toPlainText(ask.expected)))}
      </p>
      {isAnswered && !isRight && (
        <WhyWrong ask={ask} other={findOwner(claim.text, ask, asks)} isClaimed />
      )}
      {isAnswered && <NextBar isLast={isLast} onNext={onNext} />}
    </div>
  );
}

function findOwner(claim: string, ask: Ask, asks: readonly Ask[]): Flashcard | undefined {
  return asks.find(
    (other) =>
      other.card !== ask.card &&
      foldTerm(claim) !== foldTerm(ask.expected) &&
      foldTerm(other.expected) === foldTerm(claim),
  )?.card;
}
