import { expect, it, vi } from 'vitest';
import { logFailure } from './log-failure';

it('[D-25] logs exactly the text, and the failure goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const failure = new Error('no');

  await expect(logFailure('Failed to load fields', Promise.reject(failure))).rejects.toBe(failure);

  expect(warn.mock.calls).toEqual([['Failed to load fields']]);
});

it('logs nothing when it works, and hands the answer on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();

  await expect(logFailure('Failed', Promise.resolve(7))).resolves.toBe(7);

  expect(warn).not.toHaveBeenCalled();
});

it('logs nothing for an answer that nobody waits for any more', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const call = Promise.reject(new Error('aborted'));

  await expect(logFailure('Failed', call, AbortSignal.abort())).rejects.toThrow('aborted');

  expect(warn).not.toHaveBeenCalled();
});
