import { useSyncExternalStore } from 'react';
import { localStore } from '../storage/storage';

export type Theme = 'light' | 'dark' | 'system';
type ShownTheme = 'light' | 'dark';

/** Also read by public/theme.js: it decides before the first paint, so that a dark room never flashes. */
export const THEME_KEY = 'theme';

const listeners = new Set<() => void>();

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
  listeners.forEach((listener) => listener());
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
  listeners.add(listener);
  query.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
