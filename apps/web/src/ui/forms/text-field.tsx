import Lock from 'lucide-react/icons/lock';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useId } from 'react';
import { controlClass, describedBy, Field } from './field';
import styles from './field.module.css';

type NativeProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'dir'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'list'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'onBlur'
  | 'onKeyDown'
  | 'placeholder'
  | 'spellCheck'
>;

export type TextFieldProps = NativeProps & {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'date' | 'email' | 'tel' | 'search' | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  icon?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  isLabelHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
};

export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  error,
  hint,
  icon,
  size = 'lg',
  isLabelHidden,
  isRequired = false,
  isReadOnly = false,
  inputRef,
  className,
  ...native
}: TextFieldProps) {
  const id = useId();
  const shownIcon = icon ?? (isReadOnly ? <Lock size={18} /> : null);
  return (
    <Field
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={className}
    >
      <div className={controlClass({ size, error, isReadOnly, isDisabled: native.disabled })}>
        {shownIcon && <span className={styles.icon}>{shownIcon}</span>}
        <input
          {...native}
          ref={inputRef}
          id={id}
          type={type}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  );
}
