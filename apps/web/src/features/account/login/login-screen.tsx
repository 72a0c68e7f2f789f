import { lazy, startTransition, Suspense, useState } from 'react';
import { SESSION_ENDED, takeReturnTo } from '../../../lib/page/return-to';
import { sessionStore } from '../../../lib/storage/storage';
import type { LogOutReason } from './logged-out';
import { loadLogin, LoginForm } from './login-form';

const HOME = '/home';

const TokenStep = lazy(async () => ({ default: (await loadLogin()).TokenStep }));
const LoggedOut = lazy(async () => ({ default: (await loadLogin()).LoggedOut }));

export function LoginScreen() {
  const [login, setLogin] = useState<{ token: string; destination: string }>();
  const [reason, setReason] = useState<LogOutReason | false>(
    () => sessionStore.get(SESSION_ENDED) !== null && 'ended',
  );

  function handleLoggedIn(token: string) {
    sessionStore.remove(SESSION_ENDED);
    const destination = takeReturnTo() ?? HOME;
    // A transition keeps the form on the screen while the next step loads.
    startTransition(() => setLogin({ token, destination }));
  }

  function handleDeleted() {
    setLogin(undefined);
    setReason('token_deleted');
  }

  if (!login) {
    return (
      <LoginForm onLoggedIn={handleLoggedIn}>
        {reason && (
          <Suspense>
            <LoggedOut reason={reason} />
          </Suspense>
        )}
      </LoginForm>
    );
  }
  return (
    <TokenStep
      token={login.token}
      destination={login.destination}
      isHomeNext={login.destination === HOME}
      onDeleted={handleDeleted}
    />
  );
}
