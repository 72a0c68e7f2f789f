import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { HomeScreen } from '../../features/home/home-screen';
import { useApi } from '../../lib/api/api-context';
import { useSession } from '../../lib/session/session';
import { checkSession, takeVerification } from './check-session';
import { Splash } from '../splash';

/** On /home: without a token, or with one the server refuses, to /login. What is stored shows meanwhile. */
export function HomeGuard({ children }: { children: ReactNode }) {
  const api = useApi();
  const { token, user } = useSession();
  const [isChecked, setIsChecked] = useState(false);

  useEffect(() => {
    if (token === null || takeVerification()) {
      return undefined;
    }
    const controller = new AbortController();
    void checkSession({ api, signal: controller.signal }).then((outcome) =>
      setIsChecked(outcome !== 'cancelled'),
    );
    return () => controller.abort();
  }, [api, token]);

  if (token === null) {
    return <Navigate to="/login" replace />;
  }
  return user === null && !isChecked ? <Splash /> : children;
}

export function GuardedHome() {
  return (
    <HomeGuard>
      <HomeScreen />
    </HomeGuard>
  );
}
