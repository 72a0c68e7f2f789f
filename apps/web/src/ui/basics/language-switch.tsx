import type { Language } from '@scholar/contract';
import { pageLanguage } from '../../lib/i18n';
import { chooseLanguage } from '../../lib/i18n/choose-language';
import styles from './language-switch.module.css';

/** Offers the language that the page is not in, in its own words: for who cannot read this one. */
export function LanguageSwitch({
  onChoose = chooseLanguage,
}: {
  onChoose?: (language: Language) => void;
}) {
  const other = pageLanguage() === 'vi' ? 'en' : 'vi';
  return (
    <button
      type="button"
      className={styles.switch}
      lang={other}
      data-short={other.toUpperCase()}
      onClick={() => onChoose(other)}
    >
      <span>{other === 'vi' ? 'Tiếng Việt' : 'English'}</span>
    </button>
  );
}
