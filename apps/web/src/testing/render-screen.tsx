import type { User } from '@scholar/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { ApiProvider } from '../lib/api/api-context';
import { storeToken, storeUser } from '../lib/session/session';
import { createFakeApi, type FakeApi } from './fake-api';

type ScreenOptions = {
  route?: string;
  api?: FakeApi;
  session?: { token?: string; user?: User };
};

/** Renders as the app does, at an address, with a server and perhaps a signed-in student. */
export function renderScreen(ui: ReactNode, options: ScreenOptions = {}) {
  const { route = '/', api = createFakeApi(), session } = options;
  if (session) {
    storeToken(session.token ?? 'a-token');
  }
  if (session?.user) {
    storeUser(session.user);
  }
  let path = route;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <MemoryRouter initialEntries={[route]}>
          <PathWatcher onPath={(shown) => (path = shown)} />
          {ui}
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...view, api, user: createUser(), currentPath: () => path };
}

/** Types and clicks. Moves fake time along where the test has stopped the clock. */
function createUser() {
  return vi.isFakeTimers()
    ? userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) })
    : userEvent.setup();
}

function PathWatcher({ onPath }: { onPath: (path: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onPath(pathname + search + hash);
  return null;
}
