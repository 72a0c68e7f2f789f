import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { passTime, stopClock } from '../../testing/clock';
import { TYPING_PAUSE_MS, useDebounced } from './use-debounced';

const onPause = vi.fn<(typed: string) => void>();

beforeEach(() => {
  onPause.mockReset();
  stopClock();
});

function open(value = '') {
  return renderHook((shown: string) => useDebounced(shown, onPause), { initialProps: value });
}

it('shows what is typed at once and hands it on after the pause', async () => {
  const { result } = open();

  act(() => result.current.type('bi'));
  expect(result.current.typed).toBe('bi');
  await passTime(TYPING_PAUSE_MS - 1);
  expect(onPause).not.toHaveBeenCalled();
  await passTime(1);

  expect(onPause.mock.calls).toEqual([['bi']]);
});

it('starts the pause again with every letter', async () => {
  const { result } = open();

  for (const typed of ['b', 'bi', 'bio']) {
    act(() => result.current.type(typed));
    await passTime(TYPING_PAUSE_MS - 50);
  }
  await passTime(50);

  expect(onPause.mock.calls).toEqual([['bio']]);
});

it('hands nothing on that was taken back in time', async () => {
  const { result } = open('bio');

  act(() => result.current.type('biol'));
  act(() => result.current.type('bio'));
  await passTime(TYPING_PAUSE_MS);

  expect(onPause).not.toHaveBeenCalled();
});

it('gives way to a value from outside', async () => {
  const { result, rerender } = open('bio');
  act(() => result.current.type('biol'));

  rerender('');
  await passTime(TYPING_PAUSE_MS);

  expect(result.current.typed).toBe('');
  expect(onPause).not.toHaveBeenCalled();
});

it('gives way to a value from outside that was there before', async () => {
  const { result, rerender } = open('');
  act(() => result.current.type('bio'));
  await passTime(TYPING_PAUSE_MS);
  rerender('bio');

  rerender('');
  await passTime(TYPING_PAUSE_MS);

  expect(result.current.typed).toBe('');
  expect(onPause.mock.calls).toEqual([['bio']]);
});

it('keeps the letter that came while the others were on their way', async () => {
  const { result, rerender } = open('');
  act(() => result.current.type('bio'));
  await passTime(TYPING_PAUSE_MS);
  act(() => result.current.type('biol'));

  rerender('bio');
  expect(result.current.typed).toBe('biol');
  await passTime(TYPING_PAUSE_MS);

  expect(onPause.mock.calls).toEqual([['bio'], ['biol']]);
});

it('hands a value that is not taken on only once', async () => {
  const { result } = open('');
  act(() => result.current.type('0002-01-01'));

  await passTime(10 * TYPING_PAUSE_MS);

  expect(onPause).toHaveBeenCalledTimes(1);
  expect(result.current.typed).toBe('0002-01-01');
});

it('does not wait when it is told that the typing is over', async () => {
  const { result } = open();
  act(() => result.current.type('bio'));

  act(() => result.current.finish('bio'));
  expect(onPause.mock.calls).toEqual([['bio']]);
  await passTime(TYPING_PAUSE_MS);

  expect(onPause).toHaveBeenCalledTimes(1);
});

it('is called off when the field goes', async () => {
  const { result, unmount } = open();
  act(() => result.current.type('bio'));

  unmount();
  await passTime(TYPING_PAUSE_MS);

  expect(onPause).not.toHaveBeenCalled();
});
