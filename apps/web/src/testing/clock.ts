import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Time moves only where a test moves it. Testing Library looks for Jest to find out. */
export function stopClock(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
}

/** Moves the stopped clock along and lets the screen follow. */
export async function passTime(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
