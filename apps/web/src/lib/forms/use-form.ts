import { useRef, useState } from 'react';

type Values = Record<string, string>;
/** In the order of the fields on screen: the first broken one gets the focus. */
export type FormRules<V extends Values> = {
  [K in keyof V]: (value: string, values: V) => string | undefined;
};

/** What a field of the ui kit takes. */
export type FormField = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  inputRef: (input: HTMLInputElement | null) => void;
};

/**
 * The text fields of a screen that is left once they are sent: after the first attempt the rules
 * stay on, so an error shows until it is mended. `useField` is for a field that stays and starts again.
 */
export function useForm<V extends Values>(initial: V) {
  const [values, setValues] = useState(initial);
  /** Undefined before the first attempt to submit, when no error shows yet. */
  const [rules, setRules] = useState<FormRules<V>>();
  const inputs = useRef<Partial<Record<keyof V, HTMLInputElement | null>>>({});

  function field(name: keyof V & string): FormField {
    return {
      name,
      value: values[name] ?? '',
      error: rules?.[name](values[name] ?? '', values),
      onChange: (value: string) => setValues((current) => ({ ...current, [name]: value })),
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
    };
  }

  function focus(name: keyof V & string): void {
    inputs.current[name]?.focus();
  }

  /** True when everything holds; otherwise the first broken field is focused. */
  function check(against: FormRules<V>): boolean {
    setRules(against);
    const broken = Object.keys(against).find((name) => against[name]?.(values[name] ?? '', values));
    if (broken === undefined) {
      return true;
    }
    focus(broken);
    return false;
  }

  return { values, setValues, field, focus, check };
}

export type Form<V extends Values> = ReturnType<typeof useForm<V>>;
