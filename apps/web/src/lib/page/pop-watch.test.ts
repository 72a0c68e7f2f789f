import { expect, it, vi } from 'vitest';
import { hearPopsFirst, watchPops } from './pop-watch';

const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));

it('hears of Back before anybody who came later, and can keep it to itself', () => {
  watchPops();
  const router = vi.fn();
  window.addEventListener('popstate', router);
  const unhear = hearPopsFirst((event) => event.stopImmediatePropagation());

  pop();
  expect(router).not.toHaveBeenCalled();

  unhear();
  pop();
  expect(router).toHaveBeenCalledTimes(1);
  window.removeEventListener('popstate', router);
});

it('watches once, however often it is told', () => {
  const handlePop = vi.fn();
  const unhear = hearPopsFirst(handlePop);
  watchPops();
  watchPops();

  pop();

  expect(handlePop).toHaveBeenCalledTimes(1);
  unhear();
});

it('does not take away the listener of the screen that follows', () => {
  const unhearFirst = hearPopsFirst(vi.fn());
  const handlePop = vi.fn();
  const unhear = hearPopsFirst(handlePop);

  unhearFirst();
  pop();

  expect(handlePop).toHaveBeenCalledTimes(1);
  unhear();
});

it('goes back to the listener before, once the one on top of it has gone', () => {
  const handleBelow = vi.fn();
  const handleAbove = vi.fn();
  const unhearBelow = hearPopsFirst(handleBelow);
  const unhearAbove = hearPopsFirst(handleAbove);

  pop();
  unhearAbove();
  pop();

  expect(handleAbove).toHaveBeenCalledTimes(1);
  expect(handleBelow).toHaveBeenCalledTimes(1);
  unhearBelow();
});
