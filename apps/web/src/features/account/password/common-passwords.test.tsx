import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPageSetting } from '../../../testing/page-setting';
import { isRefusedPassword, useIsCommonPassword } from './common-passwords';

const reload = vi.fn();

beforeEach(() => window.addEventListener('vite:preloadError', reload));
afterEach(() => window.removeEventListener('vite:preloadError', reload));

it('[A-23] says so once the list is here, and a missing list costs nobody what they typed', async () => {
  // Another file may have fetched the list already.
  vi.resetModules();
  const fresh = await import('./common-passwords');
  const { result } = renderHook(() => fresh.useIsCommonPassword('Password1'));

  expect(result.current).toBe(false);
  window.dispatchEvent(new Event('vite:preloadError'));
  await waitFor(() => expect(result.current).toBe(true));
  expect(reload).not.toHaveBeenCalled();

  window.dispatchEvent(new Event('vite:preloadError'));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['warn', 'Password1', true, false],
  ['enforce', 'Password1', true, true],
  ['enforce', 'Kestrel7Loom', false, false],
  ['off', 'Password1', false, false],
])('[A-23] with %s, %s is named: %s, refused: %s', async (mode, password, isNamed, isRefused) => {
  const first = renderHook(() => useIsCommonPassword('Qwerty123'));
  await waitFor(() => expect(first.result.current).toBe(true));
  setPageSetting('scholar-password-blocklist', mode);

  const { result } = renderHook(() => useIsCommonPassword(password));

  expect([result.current, isRefusedPassword(password)]).toEqual([isNamed, isRefused]);
});
