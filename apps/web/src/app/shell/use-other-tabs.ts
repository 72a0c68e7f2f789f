import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readToken, TOKEN_KEY } from '../../lib/storage/token';

/** Guests may stay here (decision 24). */
const GUEST_PATHS = new Set(['/summarize', '/flashcards']);

/** A log-out in one tab ends the session in all of them. */
export function useOtherTabs(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    function handleStorage(event: StorageEvent) {
      const isAboutToken = event.key === TOKEN_KEY || event.key === null;
      if (isAboutToken && readToken() === null && !GUEST_PATHS.has(pathname)) {
        void navigate('/login', { replace: true });
      }
    }
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [navigate, pathname]);
}
