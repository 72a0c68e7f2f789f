import { useRef, useState } from 'react';

/**
 * One text field that can be sent again and again: what is wrong with it, by a rule or by the
 * server, is said after an attempt and goes with the next letter. `useForm` is for whole screens.
 */
export function useField(initial: string, findProblem: (typed: string) => string | undefined) {
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);

  function fail(message: string) {
    setError(message);
    inputRef.current?.focus();
  }

  function change(typed: string) {
    setValue(typed);
    setError(undefined);
  }

  return {
    value,
    change,
    fail,
    /** True when the rule holds. */
    check(): boolean {
      const problem = findProblem(value);
      if (problem === undefined) {
        setError(undefined);
        return true;
      }
      fail(problem);
      return false;
    },
    props: { value, error, inputRef, onChange: change },
  };
}
