import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../../testing/speak';
import { DateSince } from './date-since';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 9, 30) });
});

it.each([
  ['en', 'yesterday 11/16/2026, 11:05 PM'],
  ['vi', 'hôm qua 23:05 16/11/2026'],
] as const)('[D-66] says it as people do before it says it exactly: %s', (language, said) => {
  speak(language);
  const instant = new Date(2026, 10, 16, 23, 5).toISOString();

  render(<DateSince instant={instant} />);

  const time = screen.getByText(/2026/).closest('time');
  expect(time).toHaveAttribute('datetime', instant);
  expect(time).toHaveTextContent(said);
});

it('is one dash without a date', () => {
  const { container } = render(<DateSince instant="" />);

  expect(container).toHaveTextContent(/^-$/);
});
