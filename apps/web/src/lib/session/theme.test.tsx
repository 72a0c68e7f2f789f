import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTheme } from './theme';

it('follows the system until the student chooses', () => {
  const { result } = renderHook(() => useTheme());
  expect(result.current).toMatchObject({ theme: 'system', shownTheme: 'light' });

  act(() => result.current.setTheme('dark'));
  expect(result.current).toMatchObject({ theme: 'dark', shownTheme: 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  act(() => result.current.setTheme('system'));
  expect(result.current).toMatchObject({ theme: 'system', shownTheme: 'light' });
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(localStorage.getItem('theme')).toBeNull();
});

it('treats a stored theme it does not know as none', () => {
  localStorage.setItem('theme', 'sepia');

  const { result } = renderHook(() => useTheme());

  expect(result.current.theme).toBe('system');
});
