import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGeneration } from './use-generation';

it('[U-23] two presses before anything is drawn ask once, and a cancelled question makes room', async () => {
  const ask = vi.fn(() => new Promise<string>(() => undefined));
  const { result } = renderHook(useGeneration);
  const press = () => void result.current.generate({ ask, onAnswer: () => undefined });

  act(() => {
    press();
    press();
  });
  expect(ask).toHaveBeenCalledOnce();

  act(() => result.current.cancel());
  act(press);
  expect(ask).toHaveBeenCalledTimes(2);
});
