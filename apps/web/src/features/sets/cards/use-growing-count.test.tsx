import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useGrowingCount } from './use-growing-count';

function List({ total }: { total: number }) {
  const { count, hasMore, endRef } = useGrowingCount(total);
  return (
    <>
      <p>{Math.min(count, total)} rows</p>
      {hasMore && <div ref={endRef} />}
    </>
  );
}

type Seen = (entries: { isIntersecting: boolean }[]) => void;

function stubObserver() {
  const made: { seen: Seen; root: unknown }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen, { root }: { root: unknown }) {
        made.push({ seen, root });
      }
      observe() {}
      disconnect() {}
    },
  );
  return made;
}

it('has more rows whenever the end comes near, until all are there', () => {
  const made = stubObserver();
  render(<List total={100} />);
  expect(screen.getByText('60 rows')).toBeVisible();

  act(() => made.at(-1)?.seen([{ isIntersecting: true }]));

  expect(screen.getByText('100 rows')).toBeVisible();
});

it('looks ahead in the box that scrolls, and in the window where none does', () => {
  const made = stubObserver();
  render(
    <div data-testid="scroller" style={{ overflowY: 'auto' }}>
      <div>
        <List total={100} />
      </div>
    </div>,
  );
  expect(made.at(-1)?.root).toBe(screen.getByTestId('scroller'));

  render(<List total={100} />);

  expect(made.at(-1)?.root).toBeNull();
});
