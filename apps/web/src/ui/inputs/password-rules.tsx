import { PASSWORD_RULES, type PasswordRule } from '@scholar/contract';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../../lib/i18n';
import styles from './password-rules.module.css';
import { inputsTexts } from './inputs.texts';

export function PasswordRules({ password }: { password: string }) {
  const texts = useTexts(inputsTexts);
  // The server looks at the normalized password, so the ticks must too.
  const normalized = password.normalize('NFKC');
  return (
    <ul className={styles.rules} aria-label={texts.passwordRulesLabel}>
      {RULES.map((rule) => {
        const isMet = PASSWORD_RULES[rule](normalized);
        return (
          <li key={rule} className={isMet ? styles.met : styles.unmet}>
            <span className={styles.mark}>{isMet && <Check size={12} strokeWidth={2.5} />}</span>
            {texts.passwordRules[rule]}
            <span className="visually-hidden">: {isMet ? texts.ruleMet : texts.ruleUnmet}</span>
          </li>
        );
      })}
    </ul>
  );
}

const RULES: PasswordRule[] = ['length', 'uppercase', 'lowercase', 'digit'];
