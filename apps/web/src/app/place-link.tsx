import type { ReactNode } from 'react';
import { Link, useLocation, type LinkProps } from 'react-router';

/** A link that knows when it leads to where one already is. */
export function PlaceLink({
  to,
  children,
  ...rest
}: Omit<LinkProps, 'to'> & { to: string; children: ReactNode }) {
  const { pathname } = useLocation();

  return (
    <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}
