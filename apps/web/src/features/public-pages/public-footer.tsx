import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/page/link';
import { Logo } from '../../ui/basics/logo';
import styles from './public-footer.module.css';
import { publicTexts } from './public-pages.texts';

export function PublicFooter() {
  const texts = useTexts(publicTexts);
  const links = [
    { to: '/#features', label: texts.features },
    { to: '/#pricing', label: texts.pricing },
    { to: '/terms', label: texts.terms },
    { to: '/privacy', label: texts.privacy },
  ];
  return (
    <footer className={styles.footer}>
      <Link to="/" className={styles.home} aria-label={texts.home}>
        <Logo height={24} />
      </Link>
      <nav className={styles.nav} aria-label={texts.footerNavigation}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.link}>
            {label}
          </Link>
        ))}
      </nav>
      <p className={styles.copyright}>{texts.copyright}</p>
    </footer>
  );
}
