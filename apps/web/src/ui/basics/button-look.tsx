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
  isWide = false,
  children,
}: {
  icon?: ReactNode;
  iconAfter?: ReactNode;
  isBusy?: boolean;
  isWide?: boolean | undefined;
  children: ReactNode;
}) {
  // With neither an icon to replace nor room beside the words, the spinner lies over them:
  // a button that grew would push its neighbours away.
  const isCovered = isBusy && !icon && !isWide;
  return (
    <>
      {isBusy ? (
        <span className={isCovered ? styles.cover : undefined}>
          <Spinner />
        </span>
      ) : (
        icon
      )}
      <span className={isCovered ? styles.covered : undefined}>{children}</span>
      {iconAfter}
    </>
  );
}
