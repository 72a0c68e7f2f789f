import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, ButtonContent, buttonClass } from './button-look';

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
