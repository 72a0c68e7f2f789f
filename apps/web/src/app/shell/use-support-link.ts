import { useLocation } from 'react-router';

/** Takes along where the student is, without what follows the path: that may be a secret. */
export function useSupportLink(): string {
  const { pathname } = useLocation();
  return pathname === '/support' ? pathname : `/support?from=${encodeURIComponent(pathname)}`;
}
