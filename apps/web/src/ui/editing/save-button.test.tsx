import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SaveButton, type SaveState } from './save-button';

const labels = { unsaved: 'Save', saving: 'Saving…', saved: 'Saved' };

describe('SaveButton', () => {
  it.each<SaveState>(['unsaved', 'saving', 'saved'])(
    'is named after its state %s and keeps room for all three',
    (state) => {
      render(<SaveButton state={state} labels={labels} onSave={() => undefined} />);

      const button = screen.getByRole('button', { name: labels[state] });

      expect(button).toHaveTextContent('SaveSaving…Saved');
    },
  );

  it.each<[SaveState, number]>([
    ['unsaved', 1],
    ['saving', 0],
    ['saved', 0],
  ])('[U-23] when %s a press saves %i times, and keeps the focus', async (state, times) => {
    const onSave = vi.fn();
    render(<SaveButton state={state} labels={labels} onSave={onSave} />);
    const button = screen.getByRole('button');

    await userEvent.setup().click(button);

    expect(onSave).toHaveBeenCalledTimes(times);
    expect(button).toHaveFocus();
  });

  it('can be out of use while there is nothing to save', () => {
    render(<SaveButton state="unsaved" labels={labels} onSave={() => undefined} isDisabled />);

    expect(screen.getByRole('button')).toBeDisabled();
  });
});
