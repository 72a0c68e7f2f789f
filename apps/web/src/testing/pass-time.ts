import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Moves the stopped clock along and lets the screen follow. */
export function passTime(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
