import { useLocation } from 'react-router';
import { Link, type LinkProps } from '../../lib/page/link';

/** A link that knows when it leads to where one already is. */
export function PlaceLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();

  return <Link {...rest} to={to} aria-current={pathname === to ? 'page' : undefined} />;
}
