import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;

/** A failed list waits for the student's 'Try again'; a lost connection fails at once instead of hanging. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
