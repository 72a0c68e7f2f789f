import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router';
import { readToken } from '../../lib/storage/token';
import { loadShell } from '../routes/screens';

const AppShell = lazy(async () => ({ default: await loadShell() }));

/** Without a token there is no /home: to /login before any of the shell has loaded. */
export function ShellRoute() {
  const { pathname } = useLocation();

  if (pathname === '/home' && readToken() === null) {
    return <Navigate to="/login" replace />;
  }
  return <AppShell />;
}
