import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** One call at a time: a second Enter comes before React has drawn the busy button. */
export function useSingleMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const isRunning = useRef(false);
  const { mutate, ...mutation } = useMutation({
    ...options,
    onSettled: (...outcome) => {
      isRunning.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  return {
    ...mutation,
    mutate(...args: Parameters<typeof mutate>) {
      if (!isRunning.current) {
        isRunning.current = true;
        mutate(...args);
      }
    },
  };
}
