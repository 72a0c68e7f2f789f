import { aiEndpoints } from '@scholar/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { SINGLE_KEYS_OFF } from '../../../lib/keyboard/use-keys';
import { localStore } from '../../../lib/storage/storage';
import { passTime, stopClock } from '../../../testing/clock';
import {
  ANSWER,
  card,
  cardsPanel,
  createServer,
  openWithCards,
  press,
  question,
} from '../testing/open-generator';

const MAYBE = [
  { term: 'Wax', definition: 'covers some leaves' },
  { term: 'Liver', definition: 'makes cholesterol' },
];

beforeEach(async () => {
  await drafts.dropAll();
});

/** Three cards, and two doubtful ones folded below. */
async function openWithMaybe() {
  const api = createServer();
  api.answer(aiEndpoints.flashcards, { flashcards: { ...ANSWER.flashcards, maybe: MAYBE } });
  return openWithCards({ api });
}

const sourceButton = (number: number) =>
  screen.getByRole('button', { name: `Source of card ${number}` });
const toggle = (number: number) => screen.getByRole('button', { name: `Selected card ${number}` });
const focus = (element: HTMLElement) => act(() => element.focus());
const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const isSelected = (number: number) => toggle(number).getAttribute('aria-pressed') === 'true';

describe('[U-02] the keys of the cards', () => {
  it('drop a card and keep one, and go on to the next', async () => {
    await openWithCards();
    focus(sourceButton(1));

    hit('d');
    expect(sourceButton(2)).toHaveFocus();
    hit('K');

    expect(sourceButton(3)).toHaveFocus();
    expect([1, 2, 3].map(isSelected)).toEqual([false, true, true]);
    expect(cardsPanel()).toHaveTextContent('2 of 3 selected');
  });

  it('say what they did, for those who do not see it', async () => {
    await openWithCards();
    const said = () => within(cardsPanel()).getAllByRole('status').at(-1);
    focus(sourceButton(2));

    hit('d');
    expect(said()).toHaveTextContent('Card 2 dropped. 2 of 3 selected.');
    hit('ArrowUp');
    hit('k');

    expect(said()).toHaveTextContent('Card 2 kept. 3 of 3 selected.');
  });

  it('move up and down, and stay at the ends', async () => {
    await openWithCards();
    focus(sourceButton(1));

    hit('ArrowUp');
    expect(sourceButton(1)).toHaveFocus();
    hit('ArrowDown');
    hit('ArrowDown');
    hit('ArrowDown');

    expect(sourceButton(3)).toHaveFocus();
  });

  it('stay on the last card, which is kept or dropped all the same', async () => {
    await openWithCards();
    focus(toggle(3));

    hit('d');

    expect(isSelected(3)).toBe(false);
    expect(sourceButton(3)).not.toHaveFocus();
  });

  it('lead through the doubtful cards, once these are unfolded', async () => {
    const { user } = await openWithMaybe();
    focus(sourceButton(3));

    hit('ArrowDown');
    expect(screen.getByRole('button', { name: 'Maybe (2)' })).toHaveFocus();
    hit('d');
    hit('ArrowDown');
    expect(screen.getByRole('button', { name: 'Maybe (2)' })).toHaveFocus();
    await user.keyboard('{Enter}');
    hit('ArrowDown');
    expect(toggle(4)).toHaveFocus();
    hit('k');
    hit('d');

    expect([3, 4, 5].map(isSelected)).toEqual([true, true, false]);
    expect(cardsPanel()).toHaveTextContent('4 of 4 selected');
  });

  it('are letters while something is typed', async () => {
    const { user } = await openWithCards();

    await user.type(question(2), 'kd');

    expect(question(2)).toHaveValue('Osmosiskd');
    expect([1, 2, 3].map(isSelected)).toEqual([true, true, true]);
  });

  it('mean nothing outside of the list', async () => {
    await openWithCards();

    hit('d');
    focus(screen.getByRole('button', { name: 'AI Generate' }));
    hit('d');
    hit('ArrowDown');

    expect(screen.getByRole('button', { name: 'AI Generate' })).toHaveFocus();
    expect([1, 2, 3].map(isSelected)).toEqual([true, true, true]);
  });

  it('act on the card with the focus, wherever the mouse rests', async () => {
    stopClock();
    await openWithCards();
    focus(sourceButton(1));
    fireEvent.pointerEnter(question(3), { pointerType: 'mouse' });
    await passTime(120);
    expect(sourceButton(3)).toHaveAttribute('aria-pressed', 'true');

    hit('d');

    expect([1, 2, 3].map(isSelected)).toEqual([false, true, true]);
  });

  it('can be switched off; the arrows stay', async () => {
    localStore.set(SINGLE_KEYS_OFF, 'true');
    await openWithCards();
    focus(sourceButton(1));

    hit('d');
    hit('ArrowDown');

    expect(isSelected(1)).toBe(true);
    expect(sourceButton(2)).toHaveFocus();
  });

  it('are listed behind ? and a button', async () => {
    const { user } = await openWithCards();
    focus(sourceButton(1));

    hit('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Keep the card and go on')).toBeVisible();
    hit('d');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isSelected(1)).toBe(true);
    await press('Keyboard shortcuts');

    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('are named on the toggle, which does the same for a mouse', async () => {
    await openWithCards();

    expect(toggle(1)).toHaveAttribute('aria-keyshortcuts', 'D');
    await press('Selected card 1');

    expect(card(1).getByRole('button', { name: 'Selected card 1' })).toHaveAttribute(
      'aria-keyshortcuts',
      'K',
    );
  });
});
