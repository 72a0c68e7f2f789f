import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  /** Kept with the history entry: for `useLocation().state` of the screen that opens. */
  state?: unknown;
};

/**
 * A link inside the app. React Router's own brings its prefetching of data routes along, which
 * this app does not have and every first visit would pay for with 2.4 kB.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented && isPlainClick(event)) {
      event.preventDefault();
      // A press on the link to where one is must not fill the history.
      void navigate(to, { replace: replace ?? href === pathname + search + hash, state });
    }
  }

  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

/** New tabs, downloads and other windows are left to the browser. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const hasModifier = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const { target } = event.currentTarget;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}
