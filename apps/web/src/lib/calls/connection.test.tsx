import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPageSetting } from '../../testing/page-setting';
import { checkConnection, reportAnswer, useIsOffline } from './connection';

const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchStub.mockReset();
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => reportAnswer(true));

const silence = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['answers', () => Promise.resolve(new Response('ok')), false],
  [
    'fails, which is an answer too',
    () => Promise.resolve(new Response('', { status: 503 })),
    false,
  ],
  ['says nothing', silence, true],
])(
  '[D-26] after a call without an answer, a server that %s decides',
  async (_, health, isOffline) => {
    fetchStub.mockImplementation(health);
    const { result } = renderHook(useIsOffline);

    await act(checkConnection);

    expect(result.current).toBe(isOffline);
    expect(fetchStub.mock.calls[0]?.[0]).toBe(`${window.location.origin}/healthz`);
  },
);

it('asks the API, wherever it lies', async () => {
  setPageSetting('scholar-api-base', 'https://api.scholar.example/v1');
  fetchStub.mockResolvedValue(new Response('ok'));

  await checkConnection();

  expect(fetchStub.mock.calls[0]?.[0]).toBe('https://api.scholar.example/healthz');
});

it('believes an answer that came while it asked', async () => {
  fetchStub.mockImplementation(() => {
    reportAnswer(true);
    return silence();
  });
  const { result } = renderHook(useIsOffline);

  await act(checkConnection);

  expect(result.current).toBe(false);
});
