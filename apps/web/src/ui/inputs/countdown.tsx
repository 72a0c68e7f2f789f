import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n';
import styles from './countdown.module.css';
import { DigitCells } from './digit-cells';
import { inputsTexts } from './inputs.texts';

const ANNOUNCED_AT = [60, 30, 0];

export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const texts = useTexts(inputsTexts);
  const seconds = Math.max(0, Math.ceil(secondsLeft));
  const announcement = useAnnouncement(seconds);
  return (
    <span className={styles.countdown}>
      <Timer size={16} />
      <span aria-hidden="true">
        <DigitCells text={texts.timeLeft(toClock(seconds))} />
      </span>
      <span className="visually-hidden">{texts.timeLeftSpoken(seconds)}</span>
      <span role="status" className="visually-hidden">
        {announcement}
      </span>
    </span>
  );
}

/** Speaks when a mark is passed, not every second: the words change only then. */
function useAnnouncement(seconds: number): string {
  const texts = useTexts(inputsTexts);
  const mark = ANNOUNCED_AT.findLast((at) => seconds <= at);
  const [passed, setPassed] = useState<{ mark?: number | undefined; seconds?: number }>({ mark });
  if (passed.mark !== mark) {
    // After a sleep the mark may be far behind: what is said is what is true now.
    setPassed(mark === undefined ? {} : { mark, seconds });
  }
  if (passed.seconds === undefined) {
    return '';
  }
  return passed.seconds === 0 ? texts.timeIsUp : texts.timeLeftSpoken(passed.seconds);
}

function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
