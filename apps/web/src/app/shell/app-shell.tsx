import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useImportEntry } from '../../features/imports/public';
import { useMarksKeeper } from '../../features/marks/public';
import { useReviewSender } from '../../features/reviews/public';
import { TakeFilesContext } from '../../lib/device/carried-files';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { readToken, TOKEN_KEY } from '../../lib/storage/token';
import { Toaster } from '../../ui/feedback/toast';
import { appTexts } from '../app.texts';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import { BottomBar } from './bottom-bar';
import { OfflineBanner } from './offline-banner';
import { Sidebar, useSidebar } from './sidebar';
import { useLanguage } from './use-language';
import { useNewVersion } from './use-new-version';
import { useShellPalette } from './use-shell-palette';
import { useShellShortcuts } from './use-shell-shortcuts';
import { Splash } from '../splash';
import styles from './app-shell.module.css';

/** Guests may stay here (decision 24). */
const GUEST_PATHS = new Set(['/summarize', '/flashcards']);
/** Lists without a set in their address; with one, its cards have the whole phone. */
const OF_A_SET = /^\/(study-quiz|learn|write|match)/;
const FRESH_MS = 30_000;

/** The frame of every screen behind the entry: header, navigation, footer. */
export function AppShell() {
  const texts = useTexts(appTexts);
  const { token } = useSession();
  const sidebar = useSidebar();
  const mainRef = useMainFocus();
  const [queryClient] = useState(createQueryClient);
  useOtherTabs();
  useReviewSender();
  useMarksKeeper(queryClient);
  const { takeFiles, overlay, tray } = useImportEntry();
  const palette = useShellPalette();
  const shortcuts = useShellShortcuts();
  const changeLanguage = useLanguage();
  useNewVersion();

  const shownToken = useRef(token);
  useEffect(() => {
    // What one account has fetched must never show up in the next one's lists.
    if (shownToken.current !== token) {
      shownToken.current = token;
      queryClient.clear();
    }
  }, [queryClient, token]);

  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <div className={styles.shell} data-sidebar={sidebar.isOpen ? 'open' : 'closed'}>
          <a className={styles.skip} href="#main">
            {texts.skip}
          </a>
          <AppHeader
            isSidebarOpen={sidebar.isOpen}
            onToggleSidebar={sidebar.toggle}
            onSearch={palette.open}
            onLanguage={changeLanguage}
            tray={tray}
          />
          <Sidebar isOpen={sidebar.isOpen} areLabelsShown={sidebar.areLabelsShown} />
          <div className={styles.page}>
            <OfflineBanner />
            <main id="main" ref={mainRef} className={styles.main} tabIndex={-1}>
              <TakeFilesContext value={takeFiles}>
                <Suspense fallback={<Coming />}>
                  <Outlet />
                </Suspense>
              </TakeFilesContext>
            </main>
            <AppFooter />
          </div>
          <BottomBar onSearch={palette.open} />
        </div>
        {overlay}
        {palette.dialog}
        {shortcuts}
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>
  );
}

/** A screen on its way, without the header where it will have none: nothing moves when it is there. */
function Coming() {
  const { pathname, search } = useLocation();
  const takesScreen = pathname === '/today' || (OF_A_SET.test(pathname) && /\bset=/.test(search));
  return (
    <div data-takes-screen={takesScreen || undefined}>
      <Splash />
    </div>
  );
}

/** After a change of screen the keyboard stands at the beginning of what is new. */
function useMainFocus() {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current !== pathname) {
      shownPath.current = pathname;
      // An anchor leads to a place of its own, which has taken the focus already; so may a box to type in.
      if (hash === '' && !mainRef.current?.contains(document.activeElement)) {
        mainRef.current?.focus({ preventScroll: true });
      }
    }
  }, [pathname, hash]);

  return mainRef;
}

/** A log-out in one tab ends the session in all of them. */
function useOtherTabs(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    function handleStorage(event: StorageEvent) {
      const isAboutToken = event.key === TOKEN_KEY || event.key === null;
      if (isAboutToken && readToken() === null && !GUEST_PATHS.has(pathname)) {
        void navigate('/login', { replace: true });
      }
    }
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [navigate, pathname]);
}

/** A failed list waits for the student's 'Try again'; a lost connection fails at once instead of hanging. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
