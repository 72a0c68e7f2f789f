import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { Link } from './link';

it('goes to its place without loading a page', async () => {
  const { user, currentPath } = renderScreen(<Link to="/terms?x=1#top">Terms</Link>);
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms?x=1#top');

  await user.click(screen.getByRole('link', { name: 'Terms' }));

  expect(currentPath()).toBe('/terms?x=1#top');
});

it('hands its state on to the screen that opens', async () => {
  function State() {
    return <output>{JSON.stringify(useLocation().state)}</output>;
  }
  const { user } = renderScreen(
    <>
      <Link to="/terms" state={{ isFromList: true }}>
        Terms
      </Link>
      <State />
    </>,
  );

  await user.click(screen.getByRole('link', { name: 'Terms' }));

  expect(screen.getByText('{"isFromList":true}')).toBeVisible();
});

it('works with the keyboard', async () => {
  const { user, currentPath } = renderScreen(<Link to="/terms">Terms</Link>);

  await user.tab();
  await user.keyboard('{Enter}');

  expect(currentPath()).toBe('/terms');
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a press with %s to the browser', (_, press) => {
  const { currentPath } = renderScreen(<Link to="/terms">Terms</Link>, { route: '/' });
  const link = screen.getByRole('link', { name: 'Terms' });
  const leave = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', leave, { once: true });

  const isTaken = !fireEvent.click(link, press);

  expect(currentPath()).toBe('/');
  expect(isTaken).toBe(true);
  expect(leave).toHaveBeenCalled();
});

it('leaves links to other windows to the browser', () => {
  const { currentPath } = renderScreen(
    <Link to="/terms" target="_blank" rel="noreferrer">
      Terms
    </Link>,
  );
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });

  fireEvent.click(screen.getByRole('link', { name: 'Terms' }));

  expect(currentPath()).toBe('/');
});

it('can be held back by a handler of its own', async () => {
  const { user, currentPath } = renderScreen(
    <Link to="/terms" onClick={(event) => event.preventDefault()}>
      Terms
    </Link>,
  );

  await user.click(screen.getByRole('link', { name: 'Terms' }));

  expect(currentPath()).toBe('/');
});
