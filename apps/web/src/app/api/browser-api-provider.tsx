import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiProvider } from '../../lib/api/api-context';
import { readToken } from '../../lib/storage/token';
import { createLazyApi } from './lazy-api';

/** The client and the schemas it checks with load when needed: the first screens make no call. */
export function BrowserApiProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [{ api, warmUp }] = useState(() =>
    createLazyApi(async () => {
      const { createBrowserApi } = await import('./browser-api');
      return createBrowserApi({ goToLogin: () => void navigate('/login', { replace: true }) });
    }),
  );

  useEffect(() => {
    if (readToken() !== null) {
      warmUp();
    }
  }, [warmUp]);

  return <ApiProvider api={api}>{children}</ApiProvider>;
}
