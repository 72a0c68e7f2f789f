import { lazy, startTransition, useState } from 'react';
import { takeReturnTo } from '../../../lib/page/return-to';
import { loadLogin, LoginForm } from './login-form';

const HOME = '/home';

const TokenStep = lazy(async () => ({ default: (await loadLogin()).TokenStep }));

export function LoginScreen() {
  const [login, setLogin] = useState<{ token: string; destination: string }>();
  const [isTokenDeleted, setIsTokenDeleted] = useState(false);

  function handleLoggedIn(token: string) {
    const destination = takeReturnTo() ?? HOME;
    // A transition keeps the form on the screen while the next step loads.
    startTransition(() => setLogin({ token, destination }));
  }

  function handleDeleted() {
    setLogin(undefined);
    setIsTokenDeleted(true);
  }

  if (!login) {
    return <LoginForm isTokenDeleted={isTokenDeleted} onLoggedIn={handleLoggedIn} />;
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
