import ArrowBigUpDash from 'lucide-react/icons/arrow-big-up-dash';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { uiTexts } from '../basics/ui.texts';
import { controlClass, describedBy, Field } from './field';
import { IconButton } from './icon-button';
import styles from './field.module.css';
import own from './password-field.module.css';

export type PasswordFieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  hint?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  isRequired?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
};
type KeyOrPointer = { getModifierState(key: string): boolean };

export function PasswordField({
  label,
  value,
  onChange,
  error,
  hint,
  size = 'lg',
  isRequired = false,
  inputRef,
  onBlur,
  ...native
}: PasswordFieldProps) {
  const id = useId();
  const texts = useTexts(uiTexts);
  const [isShown, setIsShown] = useState(false);
  const { isCapsLockOn, capsLockHandlers } = useCapsLock();

  function handleBlur() {
    capsLockHandlers.onBlur();
    onBlur?.();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={controlClass({ size, error })}>
        <input
          {...native}
          {...capsLockHandlers}
          ref={inputRef}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={[styles.input, own.input, !isShown && own.dots].filter(Boolean).join(' ')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={handleBlur}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <IconButton
          className={own.toggle}
          label={isShown ? texts.hidePassword : texts.showPassword}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setIsShown(!isShown)}
          aria-controls={id}
        />
      </div>
      <div role="status">
        {isCapsLockOn && (
          <p className={own.capsLock}>
            <ArrowBigUpDash size={16} />
            {texts.capsLock}
          </p>
        )}
      </div>
    </Field>
  );
}

/** Spread onto an input. The lock can only be read from an event, so it is known from the first key. */
function useCapsLock() {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const read = (event: KeyOrPointer) => setIsCapsLockOn(event.getModifierState('CapsLock'));
  return {
    isCapsLockOn,
    capsLockHandlers: {
      onKeyDown: read,
      onKeyUp: read,
      onPointerDown: read,
      onBlur: () => setIsCapsLockOn(false),
    },
  };
}
