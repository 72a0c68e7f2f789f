import { useTexts } from '../../lib/i18n';
import wordmark from './logo-wordmark.svg';
import styles from './logo.module.css';
import { uiTexts } from './ui.texts';

const MARK_WIDTH = 28;
const FULL_WIDTH = 126;
const HEIGHT = 28;

/**
 * The mark is an S set as three lines of text, the middle one highlighted. The outlined wordmark is
 * a file of its own, because scripts are what the first load has least room for.
 */
export function Logo({
  variant = 'full',
  height = HEIGHT,
}: {
  variant?: 'full' | 'mark';
  height?: number;
}) {
  const texts = useTexts(uiTexts);
  const width = variant === 'full' ? FULL_WIDTH : MARK_WIDTH;
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={(width * height) / HEIGHT}
      height={height}
      fill="currentColor"
      role="img"
      aria-label={texts.brand}
    >
      <path d="M20.9 2.9h-9.2A6.7 6.7 0 0 0 5 9.6h4.2a2.5 2.5 0 0 1 2.5-2.5h9.2a2.1 2.1 0 0 0 0-4.2z" />
      <path d="M7.1 25.1h9.2a6.7 6.7 0 0 0 6.7-6.7h-4.2a2.5 2.5 0 0 1-2.5 2.5H7.1a2.1 2.1 0 0 0 0 4.2z" />
      <rect className={styles.marker} x="3.4" y="11.2" width="21.2" height="5.6" rx="1.7" />
      {variant === 'full' && <use href={`${wordmark}#wordmark`} />}
    </svg>
  );
}
