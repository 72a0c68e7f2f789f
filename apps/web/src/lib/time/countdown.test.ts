import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/clock';
import { useCountdown } from './countdown';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

describe('countdown', () => {
  it('counts the seconds down to zero and stops there', async () => {
    const { result } = renderHook(() => useCountdown(180));
    expect(result.current).toMatchObject({ secondsLeft: 180, isOver: false });

    await passTime(1000);
    expect(result.current.secondsLeft).toBe(179);

    await passTime(178_000);
    expect(result.current).toMatchObject({ secondsLeft: 1, isOver: false });

    await passTime(5000);
    expect(result.current).toMatchObject({ secondsLeft: 0, isOver: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is right again as soon as the computer wakes up', () => {
    const { result } = renderHook(() => useCountdown(180));

    act(() => {
      vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
      document.dispatchEvent(new Event('visibilitychange'));
    });

    expect(result.current.secondsLeft).toBe(60);
  });

  it('is over after a long sleep, though no tick ran meanwhile', async () => {
    const { result } = renderHook(() => useCountdown(180));

    vi.setSystemTime(Date.now() + 10 * MINUTE_MS);
    await passTime(1000);

    expect(result.current.isOver).toBe(true);
  });

  it('never shows more than it started with when the clock is set back', async () => {
    const { result } = renderHook(() => useCountdown(180));

    vi.setSystemTime(Date.now() - 10 * MINUTE_MS);
    await passTime(1000);

    expect(result.current.secondsLeft).toBe(180);
  });

  it('starts again from the beginning after a restart', async () => {
    const { result } = renderHook(() => useCountdown(180));
    await passTime(200_000);
    expect(result.current.isOver).toBe(true);

    act(() => result.current.restart());
    expect(result.current).toMatchObject({ secondsLeft: 180, isOver: false });

    await passTime(2000);
    expect(result.current.secondsLeft).toBe(178);
  });
});
