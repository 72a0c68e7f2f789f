import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { EntryGuard } from '../guards/entry-guard';
import { plainScreens, shellScreens } from './screens';
import { ShellRoute } from '../guards/shell-route';
import { useScrollToTop } from './use-scroll-to-top';

const ENTRY_PATHS = new Set(['/', '/login', '/register']);

const NotFoundScreen = lazyScreen(async () => (await import('./not-found-screen')).NotFoundScreen);

const plain = toScreens(plainScreens);
const inShell = toScreens(shellScreens);

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
              // The key gives each entry its own look at the token: guards of equal type would share one.
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
