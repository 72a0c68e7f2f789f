import { isStrongPassword, PASSWORD_ADVISED } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import { passwordMeterTexts } from './password-meter.texts';
import styles from './password-meter.module.css';

type PasswordStrength = 'empty' | 'broken' | 'common' | 'short' | 'repetitive' | 'strong';

const DIFFERENT_MIN = 6;

/** Three bars for the eye, one sentence for everybody; it is read out only when it changes. */
export function PasswordMeter({
  password,
  isCommon = false,
}: {
  password: string;
  isCommon?: boolean;
}) {
  const texts = useTexts(passwordMeterTexts);
  const strength = estimateStrength(password, isCommon);
  const level = LEVELS[strength];
  return (
    <div className={styles.meter}>
      <div className={styles.bars} data-level={level} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p role="status" className={styles.words}>
        {level && (
          <>
            {texts.label} <strong className={styles[level]}>{texts.levels[level]}</strong>{' '}
          </>
        )}
        {texts.advice[strength]}
      </p>
    </div>
  );
}

const LEVELS = {
  empty: undefined,
  broken: 'weak',
  common: 'weak',
  short: 'fair',
  repetitive: 'fair',
  strong: 'strong',
} as const satisfies Record<PasswordStrength, 'weak' | 'fair' | 'strong' | undefined>;

/** How a password would stand up to guessing, and what holds it back. */
export function estimateStrength(password: string, isCommon: boolean): PasswordStrength {
  const characters = [...password.normalize('NFKC').toLowerCase()];
  if (characters.length === 0) {
    return 'empty';
  }
  if (!isStrongPassword(password)) {
    return 'broken';
  }
  if (isCommon) {
    return 'common';
  }
  if (characters.length < PASSWORD_ADVISED) {
    return 'short';
  }
  const isVaried = new Set(characters).size >= DIFFERENT_MIN;
  return isVaried && countUnforeseen(characters) >= PASSWORD_ADVISED ? 'strong' : 'repetitive';
}

/** From the third character on, a row like 'aaaa', '1234' or 'dcba' adds length but nothing to guess. */
function countUnforeseen(characters: string[]): number {
  const steps = characters.map((character, index) => {
    const before = characters[index - 1]?.codePointAt(0);
    return before === undefined ? Number.NaN : (character.codePointAt(0) ?? 0) - before;
  });
  return steps.filter((step, index) => Math.abs(step) > 1 || step !== steps[index - 1]).length;
}
