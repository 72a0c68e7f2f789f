import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Split } from './split';

const KEY = 'testSplit';

function renderSplit() {
  render(<Split storageKey={KEY} label="Width" first={<p>Left</p>} second={<p>Right</p>} />);
  return screen.getByRole('separator', { name: 'Width' });
}

function valueOf(handle: HTMLElement) {
  return Number(handle.getAttribute('aria-valuenow'));
}

beforeEach(() => {
  // jsdom lays nothing out and captures no pointers.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 0, 1020, 600),
  );
});

describe('Split', () => {
  it('[U-09] is a separator with its bounds, in the middle at first', () => {
    const handle = renderSplit();

    expect(handle).toHaveAttribute('aria-valuemin', '30');
    expect(handle).toHaveAttribute('aria-valuemax', '70');
    expect(handle).toHaveAttribute('aria-orientation', 'vertical');
    expect(valueOf(handle)).toBe(50);
  });

  it.each([
    ['ArrowLeft', 48],
    ['ArrowRight', 52],
    ['Home', 30],
    ['End', 70],
    ['x', 50],
  ])('[U-09] moves with %s to %i', (key, value) => {
    const handle = renderSplit();

    fireEvent.keyDown(handle, { key });

    expect(valueOf(handle)).toBe(value);
  });

  it('[U-09] stays within its bounds', () => {
    const handle = renderSplit();

    fireEvent.keyDown(handle, { key: 'Home' });
    fireEvent.keyDown(handle, { key: 'ArrowLeft' });

    expect(valueOf(handle)).toBe(30);
  });

  it.each([
    [510, 40],
    [0, 30],
    [2000, 70],
  ])('[U-09] follows the pointer to %i px, as far as it may', (clientX, value) => {
    const handle = renderSplit();

    fireEvent.pointerDown(handle);
    fireEvent.pointerMove(handle, { clientX });
    fireEvent.pointerUp(handle);

    expect(valueOf(handle)).toBe(value);
    expect(localStorage.getItem(KEY)).toBe(String(value));
  });

  it('lets a pointer pass that does not hold it', () => {
    const handle = renderSplit();

    fireEvent.pointerMove(handle, { clientX: 400 });

    expect(valueOf(handle)).toBe(50);
  });

  it('[U-09] goes back to the middle with a double click', () => {
    localStorage.setItem(KEY, '64');
    const handle = renderSplit();
    expect(valueOf(handle)).toBe(64);

    fireEvent.doubleClick(handle);

    expect(valueOf(handle)).toBe(50);
  });

  it.each(['wide', '', '1000', '-5', 'NaN'])('makes sense of %j in storage', (stored) => {
    localStorage.setItem(KEY, stored);

    const value = valueOf(renderSplit());

    expect(value).toBeGreaterThanOrEqual(30);
    expect(value).toBeLessThanOrEqual(70);
  });
});
