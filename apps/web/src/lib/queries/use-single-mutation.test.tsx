import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useSingleMutation } from './use-single-mutation';
import { useSingleRun } from '../forms/use-single-run';

it('[U-23] starts once until it has ended', () => {
  const { result } = renderHook(useSingleRun);

  expect([result.current.start(), result.current.start()]).toEqual([true, false]);
  result.current.end();
  expect(result.current.start()).toBe(true);
});

function Client({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

describe('[U-23] [B-78] [B-106] two presses before anything is drawn make one call', () => {
  it('of a save, and another one once it is answered', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const { result } = renderHook(() => useSingleMutation({ mutationFn: send }), {
      wrapper: Client,
    });

    act(() => {
      result.current.mutate();
      result.current.mutate();
    });
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(send).toHaveBeenCalledOnce();

    act(() => result.current.mutate());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('of a save that failed, which may be tried again', async () => {
    const send = vi.fn(() => Promise.reject(new Error('No answer.')));
    const { result } = renderHook(() => useSingleMutation({ mutationFn: send }), {
      wrapper: Client,
    });

    act(() => {
      result.current.mutate();
      result.current.mutate();
    });
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(send).toHaveBeenCalledOnce();

    act(() => result.current.mutate());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });
});
