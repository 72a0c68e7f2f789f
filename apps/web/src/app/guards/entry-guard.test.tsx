import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { EntryGuard } from './entry-guard';
import { HomeGuard } from './home-guard';

const dead = new ApiError(MESSAGES.signIn, { code: 'unauthenticated', status: 401 });
const silence = new ApiError('Nothing answered.', { code: 'offline' });

function guardedApp() {
  return (
    <Suspense>
      <Routes>
        {['/', '/login', '/register'].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <EntryGuard key={path}>
                <p>Screen of {path}</p>
              </EntryGuard>
            }
          />
        ))}
        <Route
          path="/home"
          element={
            <HomeGuard>
              <p>Home</p>
            </HomeGuard>
          }
        />
      </Routes>
    </Suspense>
  );
}

describe.each(['/', '/login', '/register'])('entry guard on %s', (route) => {
  it('shows the screen at once, without a call, when there is no token', () => {
    const { api } = renderScreen(guardedApp(), { route });

    expect(screen.getByText(`Screen of ${route}`)).toBeVisible();
    expect(api.calls(accountEndpoints.me)).toEqual([]);
  });

  it('fetches and stores the current user, once, and goes to /home', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, aUser());

    const { currentPath } = renderScreen(guardedApp(), { route, api, session: {} });

    expect(await screen.findByText('Home')).toBeVisible();
    expect(currentPath()).toBe('/home');
    expect(localStorage.getItem('name')).toBe('Minh Anh');
    expect(api.calls(accountEndpoints.me)).toHaveLength(1);
  });

  it('clears everything of the session and goes to /login when the token is dead', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, dead);

    const { currentPath } = renderScreen(guardedApp(), {
      route,
      api,
      session: { user: aUser() },
    });

    expect(await screen.findByText('Screen of /login')).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(localStorage.length).toBe(0);
  });

  it('[D-26] goes to /home with what is stored when nothing answers', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, silence);

    renderScreen(guardedApp(), { route, api, session: { user: aUser() } });

    expect(await screen.findByText('Home')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBe('a-token');
    expect(localStorage.getItem('name')).toBe('Minh Anh');
  });

  it('[D-26] opens /home when nothing answers and nothing is stored', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, silence);

    renderScreen(guardedApp(), { route, api, session: {} });

    expect(await screen.findByText('Home')).toBeVisible();
  });
});

describe('guard on /home', () => {
  it('goes to /login without a token', async () => {
    const { currentPath, api } = renderScreen(guardedApp(), { route: '/home' });

    expect(await screen.findByText('Screen of /login')).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(api.calls(accountEndpoints.me)).toEqual([]);
  });

  it('shows what is stored at once and refreshes the profile data', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, aUser({ name: 'New name' }));

    renderScreen(guardedApp(), { route: '/home', api, session: { user: aUser() } });

    expect(screen.getByText('Home')).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('name')).toBe('New name'));
  });

  it('goes to /login when the current-user fetch is refused', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, dead);

    const { currentPath } = renderScreen(guardedApp(), {
      route: '/home',
      api,
      session: { user: aUser() },
    });

    expect(await screen.findByText('Screen of /login')).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(localStorage.length).toBe(0);
  });

  it('waits for the answer when no profile data is stored', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, aUser());

    renderScreen(guardedApp(), { route: '/home', api, session: {} });

    expect(screen.queryByText('Home')).not.toBeInTheDocument();
    expect(await screen.findByText('Home')).toBeVisible();
  });

  it('[D-26] opens without profile data when nothing answers', async () => {
    const api = createFakeApi();
    api.answer(accountEndpoints.me, silence);

    renderScreen(guardedApp(), { route: '/home', api, session: {} });

    expect(await screen.findByText('Home')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBe('a-token');
  });
});
