import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { questionsTexts } from '../questions.texts';
import styles from './option.module.css';
import { RichText } from '../../../ui/text/rich-text';

type OptionState = 'open' | 'correct' | 'wrong' | 'muted';

/** One of the answers to choose from; after the choice it says what it was. */
export function Option({
  number,
  term,
  isRight,
  isPicked,
  isLocked,
  onPick,
}: {
  number: number;
  term: string;
  isRight: boolean;
  isPicked: boolean;
  isLocked: boolean;
  onPick: () => void;
}) {
  const texts = useTexts(questionsTexts);
  const state = toState({ isRight, isPicked, isLocked });
  const verdicts = { correct: texts.correctAnswer, wrong: texts.yourAnswer };
  const verdict = state === 'correct' || state === 'wrong' ? verdicts[state] : undefined;
  return (
    <button
      type="button"
      className={styles.option}
      data-state={state}
      aria-disabled={isLocked || undefined}
      aria-keyshortcuts={String(number)}
      onClick={onPick}
    >
      <span className={styles.cap} aria-hidden="true">
        {ICONS[state] ?? <KeyCap name={String(number)} />}
      </span>
      <span className={styles.words}>
        <span className={styles.term} dir="auto">
          <RichText text={term} />
        </span>{' '}
        {verdict && <span className={styles.verdict}>{verdict}</span>}
      </span>
    </button>
  );
}

const ICONS: Partial<Record<OptionState, ReactNode>> = {
  correct: <CircleCheck size={24} />,
  wrong: <CircleX size={24} />,
};

function toState({
  isRight,
  isPicked,
  isLocked,
}: {
  isRight: boolean;
  isPicked: boolean;
  isLocked: boolean;
}): OptionState {
  if (!isLocked) {
    return 'open';
  }
  if (isRight) {
    return 'correct';
  }
  return isPicked ? 'wrong' : 'muted';
}
