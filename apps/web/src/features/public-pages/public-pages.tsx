import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/page/link';
import { readToken } from '../../lib/storage/token';
import { ButtonLink } from '../../ui/basics/button-link';
import { LanguageSwitch } from '../../ui/basics/language-switch';
import { Logo } from '../../ui/basics/logo';
import styles from './public-pages.module.css';
import { publicTexts } from './public-pages.texts';

/** The skip link needs a page whose <main> has the id `main`. */
export function PublicHeader() {
  const texts = useTexts(publicTexts);
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <Link to="/" className={styles.home} aria-label={texts.home}>
        <Logo />
      </Link>
      <nav className={styles.nav} aria-label={texts.mainNavigation}>
        <Link to="/#features" className={styles.link}>
          {texts.features}
        </Link>
        <Link to="/#pricing" className={styles.link}>
          {texts.pricing}
        </Link>
      </nav>
      <div className={styles.actions}>
        <LanguageSwitch />
        {readToken() ? <SignedIn /> : <SignedOut />}
      </div>
    </header>
  );
}

function SignedIn() {
  const texts = useTexts(publicTexts);
  return (
    <ButtonLink to="/home" variant="secondary">
      {texts.backToHome}
    </ButtonLink>
  );
}

function SignedOut() {
  const texts = useTexts(publicTexts);
  return (
    <>
      <Link to="/login" className={styles.link}>
        {texts.login}
      </Link>
      <ButtonLink to="/register" variant="secondary">
        {texts.getStarted}
      </ButtonLink>
    </>
  );
}

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
      <nav className={styles.footerNav} aria-label={texts.footerNavigation}>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={styles.footerLink}>
            {label}
          </Link>
        ))}
      </nav>
      <p>{texts.copyright}</p>
    </footer>
  );
}
