import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useSingleRun } from '../forms/use-single-run';

/** A mutation of which one runs at a time: a second press changes nothing. */
export function useSingleMutation<Data, Variables>(
  options: UseMutationOptions<Data, Error, Variables>,
) {
  const run = useSingleRun();
  const { mutate, ...mutation } = useMutation({
    ...options,
    onSettled: (...outcome) => {
      run.end();
      return options.onSettled?.(...outcome);
    },
  });
  return {
    ...mutation,
    mutate(...args: Parameters<typeof mutate>) {
      if (run.start()) {
        mutate(...args);
      }
    },
  };
}
