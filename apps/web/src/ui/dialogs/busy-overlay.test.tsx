import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startBusy } from '../../lib/api/busy';
import { BusyOverlay } from './busy-overlay';

function renderOverlay(label?: string) {
  const onPress = vi.fn();
  render(
    <>
      <button type="button" onKeyDown={onPress}>
        Save
      </button>
      <BusyOverlay label={label} />
    </>,
  );
  return { onPress, save: screen.getByRole('button', { name: 'Save' }) };
}

function start(): () => void {
  let finish = () => undefined as void;
  act(() => {
    finish = startBusy();
  });
  return () => {
    finish();
    wait(0);
  };
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function isBusyShown(): boolean {
  return document.querySelector('[aria-busy="true"]') !== null;
}

describe('BusyOverlay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('[U-22] comes after 150 ms, not before', () => {
    renderOverlay('Updating...');
    const finish = start();

    wait(149);
    expect(isBusyShown()).toBe(false);
    wait(1);
    expect(isBusyShown()).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('Updating...');

    finish();
    expect(isBusyShown()).toBe(false);
  });

  it('[U-22] never shows for an answer that comes sooner', () => {
    renderOverlay();
    const finish = start();

    wait(100);
    finish();
    wait(1_000);

    expect(isBusyShown()).toBe(false);
  });

  it('[U-22] waits for the last of several requests', () => {
    renderOverlay();
    const finishFirst = start();
    const finishSecond = start();
    wait(200);

    finishFirst();
    expect(isBusyShown()).toBe(true);
    finishSecond();
    expect(isBusyShown()).toBe(false);
  });

  it('does not blink between two calls of one piece of work', () => {
    renderOverlay();
    let finishLogin = () => undefined as void;
    act(() => {
      finishLogin = startBusy();
    });
    wait(200);

    act(finishLogin);
    const finishProfile = start();
    wait(0);

    expect(isBusyShown()).toBe(true);
    finishProfile();
    expect(isBusyShown()).toBe(false);
  });

  it('[U-22] offers a way out after 30 s', () => {
    renderOverlay();
    const finish = start();

    wait(29_999);
    expect(screen.queryByRole('button', { name: 'Stop waiting' })).not.toBeInTheDocument();
    wait(1);
    fireEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));

    expect(isBusyShown()).toBe(false);
    finish();
  });

  it('[U-22] takes Escape as the way out, but only after 30 s', () => {
    const { save } = renderOverlay();
    const finish = start();

    wait(10_000);
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(isBusyShown()).toBe(true);
    wait(20_000);
    fireEvent.keyDown(save, { key: 'Escape' });
    expect(isBusyShown()).toBe(false);
    finish();
  });

  it('keeps keys from what lies under it, but not the browser shortcuts', () => {
    const { save, onPress } = renderOverlay();
    const finish = start();
    wait(150);

    fireEvent.keyDown(save, { key: 'Enter' });
    expect(onPress).not.toHaveBeenCalled();
    fireEvent.keyDown(save, { key: 'r', ctrlKey: true });
    fireEvent.keyDown(save, { key: 'Tab' });
    expect(onPress).toHaveBeenCalledTimes(2);
    finish();
    fireEvent.keyDown(save, { key: 'Enter' });
    expect(onPress).toHaveBeenCalledTimes(3);
  });
});
