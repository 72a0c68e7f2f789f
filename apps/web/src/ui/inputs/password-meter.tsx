import { useTexts } from '../../lib/i18n';
import styles from './password-meter.module.css';
import { passwordMeterTexts } from './password-meter.texts';
import { estimateStrength, type PasswordStrength } from './password-strength';

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
