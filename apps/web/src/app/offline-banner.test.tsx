import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../lib/api';
import { reportAnswer } from '../lib/connection';
import { aUser } from '../testing/builders';
import { renderScreen } from '../testing/render-screen';
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

it.each(['Try again', 'online'])('asks the server again on %s', async (way) => {
  const { api, user } = renderOffline();
  api.answer(accountEndpoints.me, aUser({ name: 'New name' }));

  await (way === 'online'
    ? act(() => window.dispatchEvent(new Event('online')))
    : user.click(screen.getByRole('button', { name: 'Try again' })));

  await waitFor(() => expect(localStorage.getItem('name')).toBe('New name'));
});

it('ends the session when the server, back again, refuses the token', async () => {
  const { api, user } = renderOffline();
  const dead = new ApiError(MESSAGES.signIn, { code: 'unauthenticated', status: 401 });
  api.answer(accountEndpoints.me, dead);

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(localStorage.getItem('authToken')).toBeNull());
});
