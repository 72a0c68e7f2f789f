import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session/session';
import { Toaster } from '../../ui/feedback/toast';
import { AppFooter } from './app-footer';
import { AppHeader } from './app-header';
import styles from './app-shell.module.css';
import { appTexts } from '../app.texts';
import { BottomBar } from './bottom-bar';
import { createQueryClient } from './create-query-client';
import { OfflineBanner } from './offline-banner';
import { Sidebar } from './sidebar';
import { Splash } from '../splash';
import { useMainFocus } from './use-main-focus';
import { useOtherTabs } from './use-other-tabs';
import { useSidebar } from './use-sidebar';

/** The frame of every screen behind the entry: header, navigation, footer. */
export function AppShell() {
  const texts = useTexts(appTexts);
  const { token } = useSession();
  const sidebar = useSidebar();
  const mainRef = useMainFocus();
  const [queryClient] = useState(createQueryClient);
  useOtherTabs();

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
          <AppHeader isSidebarOpen={sidebar.isOpen} onToggleSidebar={sidebar.toggle} />
          <Sidebar isOpen={sidebar.isOpen} areLabelsShown={sidebar.areLabelsShown} />
          <div className={styles.page}>
            <OfflineBanner />
            <main id="main" ref={mainRef} className={styles.main} tabIndex={-1}>
              <Suspense fallback={<Splash />}>
                <Outlet />
              </Suspense>
            </main>
            <AppFooter />
          </div>
          <BottomBar />
        </div>
        <Toaster />
      </QueryClientProvider>
    </CSPProvider>
  );
}
