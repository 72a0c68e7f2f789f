import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createApi } from '../lib/api';
import { ApiProvider } from '../lib/api-context';
import { startBusy } from '../lib/busy';
import { reportAnswer } from '../lib/connection';
import { rememberReturnTo } from '../lib/return-to';
import { apiBase } from '../lib/runtime-config';
import { clearSession, readToken } from '../lib/session';

export function BrowserApiProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();

  function handleUnauthenticated() {
    const { pathname, search, hash } = window.location;
    clearSession();
    rememberReturnTo(pathname + search + hash);
    void navigate('/login', { replace: true });
  }

  const [api] = useState(() =>
    createApi({
      base: apiBase,
      readToken,
      onUnauthenticated: handleUnauthenticated,
      startBusy,
      reportAnswer,
      fetch: (...request) => fetch(...request),
    }),
  );
  return <ApiProvider api={api}>{children}</ApiProvider>;
}
