import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pager } from './pager';

function renderPager(page: number, totalPages: number) {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  render(
    <Pager
      page={page}
      totalPages={totalPages}
      pageSize={5}
      onPage={onPage}
      onPageSize={onPageSize}
    />,
  );
  return {
    onPage,
    onPageSize,
    user: userEvent.setup(),
    previous: screen.getByRole('button', { name: 'Prev' }),
    next: screen.getByRole('button', { name: 'Next' }),
  };
}

describe('Pager', () => {
  it('disables Prev on the first page', () => {
    const { previous, next } = renderPager(0, 4);

    expect(previous).toBeDisabled();
    expect(next).toBeEnabled();
  });

  it('disables Next on the last page', () => {
    const { previous, next } = renderPager(3, 4);

    expect(previous).toBeEnabled();
    expect(next).toBeDisabled();
  });

  it('shows the page counted from one, of the total', () => {
    renderPager(1, 4);

    expect(screen.getByText('2 / 4')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 4');
  });

  it.each([0, 1])('has one page, both ways closed, when there are %i', (totalPages) => {
    const { previous, next } = renderPager(0, totalPages);

    expect(screen.getByText('1 / 1')).toBeInTheDocument();
    expect(previous).toBeDisabled();
    expect(next).toBeDisabled();
  });

  it('asks for the neighbouring pages, counted from zero', async () => {
    const { user, previous, next, onPage } = renderPager(1, 4);

    await user.click(previous);
    await user.click(next);

    expect(onPage.mock.calls).toEqual([[0], [2]]);
  });

  it.each([
    { name: 'Prev', page: 1 },
    { name: 'Next', page: 2 },
  ])('keeps the keyboard when $name leads to the end and goes off', async ({ name, page }) => {
    const { user } = renderPager(page, 4);
    screen.getByRole('button', { name }).focus();

    await user.keyboard('{Enter}');

    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('leaves the keyboard on the button while there are more pages', async () => {
    const { user, next } = renderPager(0, 4);
    next.focus();

    await user.keyboard('{Enter}');

    expect(next).toHaveFocus();
  });

  it.each([1, 5])('[D-66] has no jump while there are only %i pages', (totalPages) => {
    renderPager(0, totalPages);

    expect(screen.queryByLabelText('Go to page')).not.toBeInTheDocument();
  });

  it.each([
    ['4', 3],
    ['61', 60],
    ['99', 60],
    ['07', 6],
  ])('[D-66] jumps to page %s of 61', async (typed, page) => {
    const { user, onPage } = renderPager(1, 61);

    await user.type(screen.getByLabelText('Go to page'), `${typed}{Enter}`);

    expect(onPage).toHaveBeenCalledExactlyOnceWith(page);
    expect(screen.getByLabelText('Go to page')).toHaveValue('');
  });

  it('jumps nowhere by letters, by 0 or by nothing', async () => {
    const { user, onPage } = renderPager(1, 61);

    await user.type(screen.getByLabelText('Go to page'), 'x-{Enter}0{Enter}{Enter}');

    expect(onPage).not.toHaveBeenCalled();
  });

  it('offers 5, 10, 20 and 50 rows', async () => {
    const { user, onPageSize } = renderPager(0, 4);
    const select = screen.getByLabelText('Rows per page');

    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '5',
      '10',
      '20',
      '50',
    ]);
    await user.selectOptions(select, '20');
    expect(onPageSize).toHaveBeenCalledExactlyOnceWith(20);
  });
});
