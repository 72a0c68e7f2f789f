import Moon from 'lucide-react/icons/moon';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import Sun from 'lucide-react/icons/sun';
import type { Language } from '@scholar/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n';
import { Link } from '../../lib/page/link';
import { useSession } from '../../lib/session/session';
import { useTheme } from '../../lib/session/theme';
import { ButtonLink } from '../../ui/basics/button-link';
import { LanguageSwitch } from '../../ui/basics/language-switch';
import { Logo } from '../../ui/basics/logo';
import { IconButton } from '../../ui/forms/icon-button';
import { appTexts } from '../app.texts';
import { AccountMenu } from './account-menu';
import styles from './app-header.module.css';

export function AppHeader({
  isSidebarOpen,
  onToggleSidebar,
  onSearch,
  onLanguage,
  tray,
}: {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  /** Undefined for guests. */
  onSearch: (() => void) | undefined;
  onLanguage: (language: Language) => void;
  /** What goes on in the background. */
  tray: ReactNode;
}) {
  const texts = useTexts(appTexts);
  const { token } = useSession();
  const isSignedIn = token !== null;

  return (
    <header className={styles.header}>
      <IconButton
        className={styles.toggle}
        label={isSidebarOpen ? texts.closeSidebar : texts.openSidebar}
        icon={<PanelLeft size={18} strokeWidth={1.75} />}
        aria-expanded={isSidebarOpen}
        aria-controls="sidebar"
        onClick={onToggleSidebar}
      />
      <Link className={styles.home} to={isSignedIn ? '/home' : '/'} aria-label={texts.homeLink}>
        <Logo />
      </Link>
      <div className={styles.tools} data-guest={!isSignedIn}>
        {tray}
        {onSearch && (
          <IconButton
            className={styles.search}
            label={texts.search}
            icon={<Search size={18} strokeWidth={1.75} />}
            title={texts.searchKeys}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={onSearch}
          />
        )}
        <LanguageSwitch onChoose={onLanguage} />
        <ThemeSwitch />
        {isSignedIn ? (
          <>
            <span className={styles.rule} />
            <AccountMenu />
          </>
        ) : (
          <>
            <ButtonLink to="/login" variant="quiet">
              {texts.login}
            </ButtonLink>
            <ButtonLink to="/register">{texts.getStarted}</ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}

function ThemeSwitch() {
  const texts = useTexts(appTexts);
  const { shownTheme, setTheme } = useTheme();

  return shownTheme === 'light' ? (
    <IconButton
      label={texts.useDarkTheme}
      icon={<Moon size={18} strokeWidth={1.75} />}
      onClick={() => setTheme('dark')}
    />
  ) : (
    <IconButton
      label={texts.useLightTheme}
      icon={<Sun size={18} strokeWidth={1.75} />}
      onClick={() => setTheme('light')}
    />
  );
}
