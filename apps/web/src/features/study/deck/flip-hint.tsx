import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import styles from './flip-hint.module.css';
import { KeyCap } from '../keys/key-cap';
import { TOUCH } from '../keys/media';
import { studyTexts } from '../study.texts';

/**
 * The button that turns the card, for keyboards and screen readers; the whole card takes its click.
 * It stays the same one on both sides, so that it keeps the focus.
 */
export function FlipHint({ isFlipped }: { isFlipped: boolean }) {
  const texts = useTexts(studyTexts).study;
  const isTouch = useMediaQuery(TOUCH);
  return (
    <button type="button" className={styles.hint} data-flipped={isFlipped}>
      {isTouch ? (
        <span>{isFlipped ? texts.tapForQuestion : texts.tapForAnswer}</span>
      ) : (
        <>
          <KeyCap name={texts.flipKey} />{' '}
          <span>{isFlipped ? texts.seeQuestion : texts.seeAnswer}</span>
        </>
      )}
    </button>
  );
}
