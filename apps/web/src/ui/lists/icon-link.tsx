import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../../lib/page/link';
import styles from '../forms/icon-button.module.css';

/** Looks like an IconButton and goes somewhere. */
export function IconLink({
  label,
  icon,
  size = 'md',
  ...rest
}: Omit<LinkProps, 'aria-label' | 'children' | 'className'> & {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}) {
  return (
    <Link {...rest} className={`${styles.button} ${styles[size]}`} aria-label={label} title={label}>
      {icon}
    </Link>
  );
}
