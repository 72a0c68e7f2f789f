import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner';

export type ButtonLook = {
  variant?:
    | 'primary'
    | 'secondary'
    | 'quiet'
    | 'danger'
    | 'danger-fill'
    | 'on-banner'
    | 'link'
    | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  isWide?: boolean | undefined;
};

export function buttonClass(
  { variant = 'primary', size = 'md', isWide = false }: ButtonLook,
  className?: string,
): string {
  return [styles.button, styles[variant], styles[size], isWide && styles.wide, className]
    .filter(Boolean)
    .join(' ');
}

export function ButtonContent({
  icon,
  iconAfter,
  isBusy = false,
  children,
}: {
  icon?: ReactNode;
  iconAfter?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {isBusy ? <Spinner /> : icon}
      <span className={styles.label}>{children}</span>
      {iconAfter}
    </>
  );
}
