import { useState } from 'react';
import { takeReturnTo } from '../../lib/return-to';
import { LoginForm } from './login-form';
import { TokenStep } from './token-step';

const HOME = '/home';

export function LoginScreen() {
  const [login, setLogin] = useState<{ token: string; destination: string }>();
  const [isTokenDeleted, setIsTokenDeleted] = useState(false);

  function handleLoggedIn(token: string) {
    setLogin({ token, destination: takeReturnTo() ?? HOME });
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
