import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/page/link';
import styles from './app-footer.module.css';
import { appTexts } from '../app.texts';
import { useSupportLink } from './navigation';

export function AppFooter() {
  const texts = useTexts(appTexts);
  const supportLink = useSupportLink();

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>{texts.copyright}</p>
        <nav className={styles.links} aria-label={texts.legal}>
          <Link className={styles.link} to="/terms">
            {texts.terms}
          </Link>
          <Link className={styles.link} to="/privacy">
            {texts.privacy}
          </Link>
          <Link className={styles.link} to={supportLink}>
            {texts.support}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
