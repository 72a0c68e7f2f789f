import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../lib/drafts/drafts';
import { clearSession, storeToken, storeUser } from '../../lib/session/session';
import { aUser } from '../../testing/builders';
import { fill } from '../../testing/fill';
import {
  cardsPanel,
  open,
  openWithCards,
  press,
  question,
  source,
  TEXT,
} from './testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

const count = () => screen.getByRole('spinbutton', { name: 'Cards' });

describe('unfinished work', () => {
  it('[U-20] survives a reload: text, cards, edits, choices', async () => {
    const { unmount } = await openWithCards();
    fill(question(1), 'My own question');
    await press('Selected card 2');
    fill(count(), '7');
    unmount();

    await open();

    expect(source()).toHaveValue(TEXT);
    expect(question(1)).toHaveValue('My own question');
    expect(cardsPanel()).toHaveTextContent('2 of 3 selected');
    expect(count()).toHaveValue(7);
  });

  it('[U-20] survives a session that ends under it', async () => {
    const { unmount } = await openWithCards();
    fill(question(1), 'My own question');
    act(() => clearSession());
    unmount();
    storeToken('new');
    storeUser(aUser());

    await open();

    expect(question(1)).toHaveValue('My own question');
  });

  it('[U-20] of three generations is all there, one after the other', async () => {
    await openWithCards();
    fill(question(1), 'first');
    for (const words of ['second', 'third']) {
      await press('AI Generate');
      await waitFor(() => expect(question(1)).toHaveValue('Membrane'));
      fill(question(1), words);
    }
    expect(cardsPanel()).toHaveTextContent('Your other cards are still here, in 2 lists.');

    const found: unknown[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await press('Bring them back');
      found.push(question(1).textContent);
    }

    expect(found).toEqual(['second', 'first', 'third']);
  });

  it('[U-20] of three generations survives a reload', async () => {
    const { unmount } = await openWithCards();
    fill(question(1), 'first');
    for (const words of ['second', 'third']) {
      await press('AI Generate');
      await waitFor(() => expect(question(1)).toHaveValue('Membrane'));
      fill(question(1), words);
    }
    unmount();

    await open();
    await press('Bring them back');
    await press('Bring them back');

    expect(question(1)).toHaveValue('first');
  });

  it('is forgotten when the screen is emptied', async () => {
    const { unmount } = await open();
    fill(source(), TEXT);
    fill(source(), '');
    unmount();

    expect(await drafts.find(7, 'flashcards')).toBeUndefined();
  });

  it('starts anew where the kept copy is damaged', async () => {
    await drafts.keep(7, 'flashcards', { source: 5 });

    await open();

    expect(source()).toHaveValue('');
  });

  it('[U-20] is asked about before it is left', async () => {
    await openWithCards();
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(true);
  });

  it('[U-20] is not asked about after cards were saved that replaced others as they came', async () => {
    await openWithCards();
    await press('AI Generate');
    await waitFor(() => expect(cardsPanel()).toHaveTextContent('Your other cards'));
    await press('Save Selected');
    await press('OK');
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });

  it('[U-20] is asked about where cards that were edited have been replaced', async () => {
    await openWithCards();
    fill(question(1), 'My own question');
    await press('AI Generate');
    await waitFor(() => expect(question(1)).toHaveValue('Membrane'));
    await press('Save Selected');
    await press('OK');
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(true);
  });

  it('is no work to ask about where only a text stands', async () => {
    await open();
    fill(source(), TEXT);
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(false);
  });
});
