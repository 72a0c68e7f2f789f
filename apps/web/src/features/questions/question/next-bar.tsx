import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useEffect, useRef } from 'react';
import { TOUCH } from '../../../lib/device/media';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { Button } from '../../../ui/basics/button';
import { KeyCap } from '../../../ui/shortcuts/key-cap';
import { questionsTexts } from '../questions.texts';
import styles from './next-bar.module.css';

/** The way on, once an answer is given: the keyboard waits on it. */
export function NextBar({
  isLast = false,
  onNext,
  children,
}: {
  isLast?: boolean | undefined;
  onNext: () => void;
  children?: ReactNode;
}) {
  const texts = useTexts(questionsTexts);
  const isTouch = useMediaQuery(TOUCH);
  const nextRef = useRef<HTMLButtonElement>(null);

  // What had the focus can no longer be used. The verdict above must not be scrolled away by it.
  useEffect(() => nextRef.current?.focus({ preventScroll: true }), []);

  return (
    <div className={styles.bar}>
      {children}
      {!isTouch && <KeyCap name={texts.nextKey} />}
      <Button
        ref={nextRef}
        size="lg"
        className={styles.next}
        iconAfter={<ArrowRight />}
        onClick={onNext}
      >
        {isLast ? texts.finish : texts.next}
      </Button>
    </div>
  );
}
