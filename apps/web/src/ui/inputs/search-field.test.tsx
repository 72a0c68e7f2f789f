import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TYPING_PAUSE_MS } from '../../lib/time/use-debounced';
import { passTime, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import { Dialog } from '../dialogs/dialog';
import { SearchField } from './search-field';

const onChange = vi.fn<(value: string) => void>();

function Search({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  onChange.mockImplementation(setValue);
  return (
    <SearchField label="Search documents…" value={value} maxLength={200} onChange={onChange} />
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search documents…' });

beforeEach(() => {
  onChange.mockReset();
  stopClock();
});

it('searches as one types, once the typing pauses', async () => {
  render(<Search />);

  fill(field(), 'sinh');
  fill(field(), 'sinh hoc');
  expect(onChange).not.toHaveBeenCalled();
  await passTime(TYPING_PAUSE_MS);

  expect(onChange.mock.calls).toEqual([['sinh hoc']]);
  expect(field()).toHaveValue('sinh hoc');
});

it('keeps the space after a word, for the next one to come', async () => {
  render(<Search />);

  fill(field(), 'sinh ');
  await passTime(TYPING_PAUSE_MS);

  expect(field()).toHaveValue('sinh ');
});

it('searches at once on Enter', () => {
  render(<Search />);
  fill(field(), 'sinh');

  fireEvent.keyDown(field(), { key: 'Enter' });

  expect(onChange.mock.calls).toEqual([['sinh']]);
});

it('does not take the Enter that ends a syllable of an input method', () => {
  render(<Search />);
  fill(field(), 'に');

  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });

  expect(onChange).not.toHaveBeenCalled();
});

it.each(['Escape', 'its cross'])('is emptied by %s and keeps the keyboard', (way) => {
  render(<Search start="sinh" />);
  field().focus();

  if (way === 'Escape') {
    fireEvent.keyDown(field(), { key: 'Escape' });
  } else {
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  }

  expect(onChange.mock.calls).toEqual([['']]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('gets the keyboard with /', () => {
  render(<Search />);

  fireEvent.keyDown(document.body, { key: '/' });

  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('aria-keyshortcuts', '/');
});

describe('in a dialog', () => {
  it('[U-03] takes the first Escape; the second one closes the dialog', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    const onClose = vi.fn();
    render(
      <Dialog isOpen onClose={onClose} title="Select a document">
        <Search start="sinh" />
      </Dialog>,
    );
    await waitFor(() => expect(field()).toHaveFocus());

    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
