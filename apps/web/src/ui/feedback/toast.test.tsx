import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster, toast, type ToastOptions } from './toast';

function show(options: ToastOptions) {
  act(() => toast(options));
  wait(0);
}

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Toaster />);
  });

  it('[U-08] says what happened in a live region', () => {
    show({ message: 'Flashcards saved successfully!', tone: 'good' });

    const region = screen.getByRole('region', { name: 'Notifications' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Flashcards saved successfully!');
  });

  it('goes after 6 s', () => {
    show({ message: 'Saved', tone: 'good' });

    wait(5_900);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    wait(200);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('[U-21] keeps Undo for 10 s', () => {
    show({ message: 'Set deleted', action: { label: 'Undo', onSelect: vi.fn() } });

    wait(9_900);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    wait(200);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('[U-08] keeps an error, as an alert, until it is closed', () => {
    show({ message: 'Not saved yet. Your text is kept.', tone: 'bad' });

    wait(60_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved yet. Your text is kept.');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    wait(500);
    expect(screen.queryByText('Not saved yet. Your text is kept.')).not.toBeInTheDocument();
  });

  it('runs its action once and goes', () => {
    const onSelect = vi.fn();
    show({ message: 'Set deleted', action: { label: 'Undo', onSelect } });

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    wait(500);

    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByText('Set deleted')).not.toBeInTheDocument();
  });
});
