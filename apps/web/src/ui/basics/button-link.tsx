import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../lib/page/link';
import { type ButtonLook, ButtonContent, buttonClass } from './button';

export type ButtonLinkProps = Omit<LinkProps, 'to'> &
  ButtonLook & { to: string; icon?: ReactNode; iconAfter?: ReactNode };

export function ButtonLink({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, isWide }, className)}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </Link>
  );
}
