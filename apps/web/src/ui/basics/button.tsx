import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner';
import styles from './button.module.css';

export type ButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-busy' | 'aria-disabled' | 'type'
> &
  ButtonLook & {
    type?: 'button' | 'submit' | undefined;
    icon?: ReactNode;
    iconAfter?: ReactNode;
    isBusy?: boolean | undefined;
  };

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

export function Button({
  variant,
  size,
  isWide,
  icon,
  iconAfter,
  isBusy = false,
  className,
  onClick,
  type,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) {
      // Cancelling the click also cancels the submit that Enter in a field would start.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  // Busy is aria-disabled, not disabled: a disabled button would drop the keyboard focus.
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ variant, size, isWide }, className)}
      onClick={handleClick}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      <ButtonContent icon={icon} iconAfter={iconAfter} isBusy={isBusy} isWide={isWide}>
        {children}
      </ButtonContent>
    </button>
  );
}

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
