import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen';
import { useScrollMemory } from './use-scroll-memory';

/** jsdom lays nothing out, so nothing scrolls there. */
let place = 0;

beforeEach(() => {
  place = 0;
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollBy(y));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
});

function scrollBy(y: number) {
  place = y;
  window.dispatchEvent(new Event('scroll'));
}

function Screen() {
  const navigate = useNavigate();
  const [isReady, setIsReady] = useState(true);
  useScrollMemory(isReady);
  return (
    <>
      <button type="button" onClick={() => setIsReady(!isReady)}>
        {isReady ? 'Rows go' : 'Rows come'}
      </button>
      <button type="button" onClick={() => void navigate('/list?document=1')}>
        Open
      </button>
      <button type="button" onClick={() => void navigate('/list?keyword=x', { replace: true })}>
        Type
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

it('[U-30] starts a new view at its top and finds the old one where it was left', async () => {
  const { user } = renderScreen(<Screen />, { route: '/list' });
  scrollBy(640);

  await user.click(press('Open'));
  expect(place).toBe(0);
  scrollBy(90);
  await user.click(press('Back'));

  expect(place).toBe(640);
});

it('stays where it is while a filter is typed, and remembers that, too', async () => {
  const { user } = renderScreen(<Screen />, { route: '/list' });
  scrollBy(320);

  await user.click(press('Type'));
  expect(place).toBe(320);
  await user.click(press('Open'));
  await user.click(press('Back'));

  expect(place).toBe(320);
});

it('waits for the rows before it goes back to its place', async () => {
  const { user } = renderScreen(<Screen />, { route: '/list' });
  scrollBy(640);
  await user.click(press('Open'));
  await user.click(press('Rows go'));

  await user.click(press('Back'));
  expect(place).toBe(0);
  await user.click(press('Rows come'));

  expect(place).toBe(640);
});

it('takes the scrolling from the browser only while it is there', () => {
  window.history.scrollRestoration = 'auto';
  const { unmount } = renderScreen(<Screen />, { route: '/list' });
  expect(window.history.scrollRestoration).toBe('manual');

  unmount();

  expect(window.history.scrollRestoration).toBe('auto');
});
