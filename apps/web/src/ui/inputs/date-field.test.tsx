import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TYPING_PAUSE_MS } from '../../lib/time/use-debounced';
import { passTime, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import { DateField } from './date-field';

const onChange = vi.fn<(day: string) => void>();

beforeEach(() => {
  onChange.mockReset();
  stopClock();
});

function open(value = '') {
  render(<DateField label="From date" placeholder="From" value={value} onChange={onChange} />);
  return screen.getByLabelText('From date');
}

it('is the browser’s own date field with a word where it is empty', () => {
  const field = open();

  expect(field).toHaveAttribute('type', 'date');
  expect(screen.getByText('From')).toBeInTheDocument();
});

it('shows its day instead of the word', () => {
  expect(open('2025-09-30')).toHaveValue('2025-09-30');
  expect(screen.queryByText('From')).not.toBeInTheDocument();
});

it('hands a day on once the typing pauses', async () => {
  fill(open(), '2025-09-30');
  expect(onChange).not.toHaveBeenCalled();

  await passTime(TYPING_PAUSE_MS);

  expect(onChange.mock.calls).toEqual([['2025-09-30']]);
});

it('hands on that it was emptied', async () => {
  fill(open('2025-09-30'), '');

  await passTime(TYPING_PAUSE_MS);

  expect(onChange.mock.calls).toEqual([['']]);
});

it.each(['0002-09-30', '0020-09-30', '0202-09-30'])(
  'waits for the rest of a year and keeps %s meanwhile',
  async (typed) => {
    const field = open();
    fill(field, typed);

    await passTime(TYPING_PAUSE_MS);

    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue(typed);
  },
);
