import { useTexts } from '../lib/i18n';
import { WORDMARK } from './logo-wordmark';
import styles from './logo.module.css';
import { uiTexts } from './ui.texts';

const MARK_WIDTH = 28;
const FULL_WIDTH = 126;
const HEIGHT = 28;

/** The mark is an S set as three lines of text, the middle one highlighted. */
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
      <path d="M20.9 2.9H11.7A6.7 6.7 0 0 0 5 9.600h4.200a2.500 2.500 0 0 1 2.500-2.500h9.200a2.100 2.100 0 0 0 0-4.200z" />
      <path d="M7.100 25.100h9.200A6.700 6.700 0 0 0 23 18.400h-4.200a2.500 2.500 0 0 1-2.500 2.500H7.100a2.100 2.100 0 0 0 0 4.200z" />
      <rect className={styles.marker} x="3.4" y="11.2" width="21.2" height="5.6" rx="1.7" />
      {variant === 'full' && <path transform="translate(33.500 22.200) scale(.92)" d={WORDMARK} />}
    </svg>
  );
}
