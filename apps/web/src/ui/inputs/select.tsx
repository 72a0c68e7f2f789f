import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { controlClass, describedBy, Field } from '../forms/field';
import own from './select.module.css';

export type SelectOption = { value: string; label: string };

export function Select({
  label,
  value,
  options,
  onChange,
  name,
  error,
  size = 'md',
  isLabelHidden,
  isDisabled = false,
  className,
}: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  name?: string | undefined;
  error?: string | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}) {
  const id = useId();
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} error={error} className={className}>
      <div className={`${controlClass({ size, error, isDisabled })} ${own.control}`}>
        <select
          id={id}
          name={name}
          className={own.select}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={own.chevron} size={16} />
      </div>
    </Field>
  );
}
