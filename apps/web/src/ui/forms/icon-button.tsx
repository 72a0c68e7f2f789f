import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children' | 'type'
> & {
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  variant?: 'quiet' | 'outlined';
};

export function IconButton({
  label,
  icon,
  size = 'md',
  variant = 'quiet',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={[styles.button, styles[variant], styles[size], className]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
