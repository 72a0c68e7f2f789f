import { useTexts } from '../lib/i18n';
import { TextLink } from '../ui/text-link';
import styles from './app-footer.module.css';
import { appTexts } from './app.texts';

export function AppFooter() {
  const texts = useTexts(appTexts);

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{texts.copyright}</p>
        <nav className={styles.links} aria-label={texts.legal}>
          <TextLink to="/terms">{texts.terms}</TextLink>
          <TextLink to="/privacy">{texts.privacy}</TextLink>
        </nav>
      </div>
    </footer>
  );
}
