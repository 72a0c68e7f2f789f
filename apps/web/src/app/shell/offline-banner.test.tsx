import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { reportAnswer } from '../../lib/calls/connection';
import { aUser } from '../../testing/builders';
import { renderScreen } from '../../testing/render-screen';
import { OfflineBanner } from './offline-banner';

afterEach(() => act(() => reportAnswer(true)));

function renderOffline() {
  const view = renderScreen(<OfflineBanner />, { session: { user: aUser() } });
  act(() => reportAnswer(false));
  return view;
}

it('[D-26] says that one is offline, and stops saying so when something answers', () => {
  renderOffline();
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');

  act(() => reportAnswer(true));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('[D-26] looks for the server when the browser loses its network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderScreen(<OfflineBanner />, { session: { user: aUser() } });

  act(() => void window.dispatchEvent(new Event('offline')));

  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
});

it.each(['Try again', 'online'])('asks the server again on %s', async (way) => {
  const { api, user } = renderOffline();
  api.answer(accountEndpoints.me, aUser({ name: 'New name' }));

  await (way === 'online'
    ? act(() => window.dispatchEvent(new Event('online')))
    : user.click(screen.getByRole('button', { name: 'Try again' })));

  await waitFor(() => expect(localStorage.getItem('name')).toBe('New name'));
});

it('leaves the session alone when the server is back but fails', async () => {
  const { api, user } = renderOffline();
  const down = new ApiError(MESSAGES.internal, { code: 'internal', status: 500 });
  api.answer(accountEndpoints.me, down);

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(api.calls(accountEndpoints.me)).toHaveLength(1));
  expect(localStorage.getItem('authToken')).toBe('a-token');
});

it('takes the browser at its word for a guest, who has nothing to ask', async () => {
  const { api, user } = renderScreen(<OfflineBanner />);
  act(() => reportAnswer(false));

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(api.calls(accountEndpoints.me)).toEqual([]);
});
