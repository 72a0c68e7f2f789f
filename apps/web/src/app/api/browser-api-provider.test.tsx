import { accountEndpoints } from '@scholar/contract';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useApi } from '../../lib/api/api-context';
import { storeToken, storeUser } from '../../lib/session/session';
import { takeReturnTo } from '../../lib/page/return-to';
import { aUser } from '../../testing/builders';
import { BrowserApiProvider } from './browser-api-provider';
import { OfflineBanner } from '../shell/offline-banner';

it('[W-14] a dead token on any screen clears the session, remembers the place and goes to /login', async () => {
  const refusal = {
    responseCode: 401,
    message: 'Please sign in.',
    data: null,
    errorCode: 'unauthenticated',
  };
  const fetchStub = vi.fn<typeof fetch>(async () => Response.json(refusal, { status: 401 }));
  vi.stubGlobal('fetch', fetchStub);
  storeToken('t-1');
  storeUser(aUser());
  window.history.replaceState(null, '', '/saved-documents?page=2#top');
  render(
    <BrowserRouter>
      <BrowserApiProvider>
        <Routes>
          <Route path="/login" element={<h1>Login</h1>} />
          <Route path="*" element={<Caller />} />
        </Routes>
      </BrowserApiProvider>
    </BrowserRouter>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Call' }));

  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(fetchStub.mock.calls[0]?.[0]).toBe('/api/user/me');
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.getItem('sessionEnded')).toBe('true');
  expect(takeReturnTo()).toBe('/saved-documents?page=2#top');
});

it('[D-26] one call without an answer does not mean offline while the server is well', async () => {
  const fetchStub = vi.fn<typeof fetch>(async (address) => {
    if (typeof address === 'string' && address.endsWith('/healthz')) {
      return new Response('ok');
    }
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetchStub);
  storeToken('t-1');
  render(
    <BrowserRouter>
      <BrowserApiProvider>
        <OfflineBanner />
        <Caller />
      </BrowserApiProvider>
    </BrowserRouter>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Call' }));

  await waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

function Caller() {
  const api = useApi();
  return (
    <button type="button" onClick={() => void api(accountEndpoints.me).catch(() => undefined)}>
      Call
    </button>
  );
}
