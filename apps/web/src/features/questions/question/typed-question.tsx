import type { Flashcard } from '@scholar/contract';
import { type Forgiven, isSameAnswer, judgeTyped, type TypedVerdict } from '@scholar/memory';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useShortcut } from '../../../lib/keyboard/use-keys';
import { Button } from '../../../ui/basics/button';
import { TextField } from '../../../ui/forms/text-field';
import type { Ask } from '../ask/ask';
import { questionsTexts } from '../questions.texts';
import { DifferenceLines } from './difference-lines';
import { NextBar } from './next-bar';
import { Prompt } from './prompt';
import styles from './question.module.css';
import { Verdict } from './verdict';
import { WhyWrong } from './why-wrong';
import { RichText } from '../../../ui/text/rich-text';
import { toPlainText } from '@scholar/markup';

/** A card whose answer is typed. Mounted anew for each, so that the box is empty and takes the focus. */
export function TypedQuestion({
  ask,
  asks,
  isLast,
  onAnswer,
  onOverrule,
  onNext,
}: {
  ask: Ask;
  /** Of the whole set: the answer of another card is not a typo of this one. */
  asks: readonly Ask[];
  isLast?: boolean | undefined;
  onAnswer: (isRight: boolean) => void;
  onOverrule: () => void;
  onNext: () => void;
}) {
  const id = useId();
  const texts = useTexts(questionsTexts);
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<TypedVerdict>();
  const [isOverruled, setIsOverruled] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const isRight = isOverruled || (verdict !== undefined && verdict.outcome !== 'wrong');
  const canOverrule = verdict?.outcome === 'wrong' && !isOverruled && typed.trim() !== '';

  useEffect(() => inputRef.current?.focus(), []);

  function judge(answer: string): void {
    const others = asks.filter((other) => other !== ask).map(toExpected);
    const judged = judgeTyped(answer, toExpected(ask), others);
    setTyped(answer);
    setVerdict(judged);
    onAnswer(judged.outcome !== 'wrong');
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') {
      judge(typed);
    }
  }

  function handleOverrule(): void {
    if (canOverrule) {
      setIsOverruled(true);
      onOverrule();
    }
  }
  useShortcut('r', handleOverrule);

  return (
    <div className={styles.question}>
      <Prompt ask={ask} labelId={`${id}-label`} textId={`${id}-prompt`} />
      {!verdict && (
        <form className={styles.form} onSubmit={handleSubmit}>
          <TextField
            label={texts.type[ask.kind]}
            name="answer"
            value={typed}
            onChange={setTyped}
            inputRef={inputRef}
            dir="auto"
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            className={styles.field}
          />
          <div className={styles.actions}>
            <Button variant="quiet" size="lg" onClick={() => judge('')}>
              {texts.dontKnow}
            </Button>
            <Button type="submit" size="lg">
              {texts.check}
            </Button>
          </div>
        </form>
      )}
      <p role="status" className="visually-hidden">
        {verdict && sayVerdict({ verdict, typed, isOverruled, expected: toExpected(ask) }, texts)}
      </p>
      {verdict && (
        <>
          <div className={styles.outcome}>
            <Verdict
              isRight={isRight}
              title={titleOf({ isRight, isOverruled, typed }, texts.verdict)}
              note={isOverruled ? undefined : sayForgiven(verdict.forgiven, texts.forgiven)}
            >
              {isRight && verdict.outcome === 'right' ? (
                <p className={styles.expected} dir="auto">
                  <RichText text={ask.expected} />
                </p>
              ) : (
                <DifferenceLines difference={verdict.difference} />
              )}
            </Verdict>
          </div>
          {!isRight && <WhyWrong ask={ask} other={findOwner(typed, ask, asks)} />}
          <NextBar isLast={isLast} onNext={onNext}>
            {canOverrule && (
              <Button variant="secondary" size="lg" aria-keyshortcuts="R" onClick={handleOverrule}>
                {texts.iWasRight}
              </Button>
            )}
          </NextBar>
        </>
      )}
    </div>
  );
}

/** The card of the set that has this answer. */
function findOwner(typed: string, ask: Ask, asks: readonly Ask[]): Flashcard | undefined {
  return asks.find((other) => other !== ask && isSameAnswer(typed, toExpected(other)))?.card;
}

type Words = ReturnType<typeof useTexts<(typeof questionsTexts)['en']>>;

function sayForgiven(forgiven: readonly Forgiven[], texts: Words['forgiven']): string | undefined {
  return forgiven.length === 0 ? undefined : forgiven.map((what) => texts[what]).join(' ');
}

function titleOf(
  { isRight, isOverruled, typed }: { isRight: boolean; isOverruled: boolean; typed: string },
  texts: Words['verdict'],
): string {
  if (isOverruled) {
    return texts.overruled;
  }
  if (isRight) {
    return texts.right;
  }
  return typed.trim() === '' ? texts.unknown : texts.wrong;
}

function sayVerdict(
  {
    verdict,
    typed,
    isOverruled,
    expected,
  }: { verdict: TypedVerdict; typed: string; isOverruled: boolean; expected: string },
  texts: Words,
): string {
  if (isOverruled) {
    return texts.verdict.overruled;
  }
  if (verdict.outcome === 'wrong') {
    return typed.trim() === '' ? texts.saidUnknown(expected) : texts.saidWrong(expected);
  }
  const forgiven = sayForgiven(verdict.forgiven, texts.forgiven);
  return forgiven === undefined ? texts.verdict.right : `${texts.verdict.right}. ${forgiven}`;
}

/** Nobody types the signs of bold words. */
function toExpected({ expected }: Ask): string {
  return toPlainText(expected);
}
