import type { MemorySettings, NextIntervals, Rating } from '@scholar/contract';
import Check from 'lucide-react/icons/check';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Minus from 'lucide-react/icons/minus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { MouseEvent } from 'react';
import { TOUCH } from '../../../lib/device/media';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { formatInterval } from '../queue/format-interval';
import { todayTexts } from '../today.texts';
import styles from './answer-bar.module.css';
import { listRatings } from './ratings';

const ICONS = { again: RotateCcw, hard: Minus, good: Check, easy: ChevronsRight };

/** The judgement, each with the time until the card comes back. Its room is kept while the question shows. */
export function AnswerBar({
  buttons,
  next,
  isShown,
  onAnswer,
}: {
  buttons: MemorySettings['buttons'];
  next: NextIntervals;
  isShown: boolean;
  onAnswer: (rating: Rating) => void;
}) {
  const texts = useTexts(todayTexts);
  const names: Partial<Record<Rating, string>> = buttons === 4 ? texts.four : texts.two;
  const isTouch = useMediaQuery(TOUCH);
  return (
    <div
      role="group"
      aria-label={texts.answers}
      className={styles.bar}
      data-shown={isShown}
      data-buttons={buttons}
      inert={!isShown}
    >
      {listRatings(buttons).map((rating, place) => {
        const Icon = ICONS[rating];
        return (
          <button
            key={rating}
            type="button"
            className={styles.answer}
            data-rating={rating}
            onMouseDown={keepFocus}
            onClick={() => onAnswer(rating)}
          >
            <Icon size={20} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{names[rating]}</span>{' '}
              <span className={styles.interval}>{formatInterval(next[rating], texts.units)}</span>
            </span>
            {!isTouch && (
              <span className={styles.key} aria-hidden="true">
                <KeyCap name={String(place + 1)} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** A click must not move the focus to the button: Space would press it instead of turning the card. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
