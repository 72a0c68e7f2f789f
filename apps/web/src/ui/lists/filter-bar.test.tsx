import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FilterBar } from './filter-bar';

function open(activeCount: number) {
  render(
    <FilterBar
      label="Find documents"
      search={<input aria-label="Search" />}
      activeCount={activeCount}
    >
      <select aria-label="Field" />
    </FilterBar>,
  );
  return screen.getByRole('button', { name: /Filters/, hidden: true });
}

it('is a search to those who look for one', () => {
  open(0);

  expect(screen.getByRole('search', { name: 'Find documents' })).toContainElement(
    screen.getByLabelText('Field'),
  );
});

it('opens and closes its filters with one button', async () => {
  const button = open(0);
  const filters = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(filters).toHaveAttribute('data-open', 'false');

  await userEvent.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(filters).toHaveAttribute('data-open', 'true');
  expect(filters).toContainElement(screen.getByLabelText('Field'));
});

it.each([
  [0, 'Filters'],
  [2, 'Filters (2)'],
])('says how many of its hidden filters are set: %i', (count, name) => {
  expect(open(count)).toHaveTextContent(name);
});
