import { useSyncExternalStore } from 'react';
import { createSignal } from '../storage/signal';
import { localStore } from '../storage/storage';

export type Theme = 'light' | 'dark' | 'system';
type ShownTheme = 'light' | 'dark';

/** Also read by public/theme.js: it decides before the first paint, so that a dark room never flashes. */
export const THEME_KEY = 'theme';

const changed = createSignal({ isAcrossTabs: true });

export function useTheme(): {
  theme: Theme;
  shownTheme: ShownTheme;
  setTheme: (theme: Theme) => void;
} {
  const theme = useSyncExternalStore(subscribe, readTheme);
  const shownTheme = useSyncExternalStore(subscribe, readShownTheme);
  return { theme, shownTheme, setTheme };
}

function setTheme(theme: Theme): void {
  if (theme === 'system') {
    localStore.remove(THEME_KEY);
  } else {
    localStore.set(THEME_KEY, theme);
  }
  document.documentElement.dataset['theme'] = theme === 'system' ? systemTheme() : theme;
  changed.notify();
}

function readTheme(): Theme {
  const stored = localStore.get(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function readShownTheme(): ShownTheme {
  const theme = readTheme();
  return theme === 'system' ? systemTheme() : theme;
}

function systemTheme(): ShownTheme {
  return darkQuery().matches ? 'dark' : 'light';
}

function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  const unsubscribe = changed.subscribe(listener);
  query.addEventListener('change', listener);
  return () => {
    unsubscribe();
    query.removeEventListener('change', listener);
  };
}
