import { type ComponentType, lazy, useEffect, useRef } from 'react';
import {
  Navigate,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigationType,
} from 'react-router';
import { readToken } from '../../lib/storage/token';
import { EntryGuard } from '../guards/entry-guard';
import { loadShell, plainScreens, shellScreens } from './screens';

const ENTRY_PATHS = new Set(['/', '/login', '/register']);

const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen')).NotFoundScreen);

const plain = toScreens(plainScreens);
const inShell = toScreens(shellScreens);
const AppShell = lazyScreen(loadShell);

export function AppRoutes() {
  useScrollToTop();

  return (
    <Routes>
      {plain.map(({ path, Screen }) =>
        ENTRY_PATHS.has(path) ? (
          <Route
            key={path}
            path={path}
            element={
              // The key makes each entry check the token itself; without it React would keep one guard for all.
              <EntryGuard key={path}>
                <Screen />
              </EntryGuard>
            }
          />
        ) : (
          <Route key={path} path={path} element={<Screen key={path} />} />
        ),
      )}
      <Route element={<ShellRoute />}>
        {inShell.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function toScreens(screens: Record<string, () => Promise<ComponentType>>) {
  return Object.entries(screens).map(([path, load]) => ({ path, Screen: lazyScreen(load) }));
}

function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

/** Without a token there is no /home: to /login before any of the shell has loaded. */
function ShellRoute() {
  const { pathname } = useLocation();

  if (pathname === '/home' && readToken() === null) {
    return <Navigate to="/login" replace />;
  }
  return <AppShell />;
}

/** A new screen starts at its top. Back and forward keep the place that the browser restores. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);

  useEffect(() => {
    const isNew = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (isNew && navigation !== NavigationType.Pop && hash === '') {
      window.scrollTo(0, 0);
    }
  }, [pathname, hash, navigation]);
}
