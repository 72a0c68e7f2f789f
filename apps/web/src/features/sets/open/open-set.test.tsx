import { setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { reportAnswer } from '../../../lib/calls/connection';
import { aCard, aCloze, aSet } from '../../../testing/cards';
import { fill } from '../../../testing/fill';
import {
  CARDS,
  createSetServer,
  openSets,
  questionsShown,
  serverDown,
  setsShown,
} from '../testing/set-server';

const OPEN = '/set-creator?set=1';

async function openFirst(server = createSetServer()) {
  const view = openSets(OPEN, server);
  await screen.findByLabelText('Question of card 1');
  return view;
}

async function choose(view: { user: ReturnType<typeof openSets>['user'] }, item: string) {
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  await view.user.click(await screen.findByRole('menuitem', { name: item }));
}

it('offers an exam date for the set, and steps aside while cards are put in order', async () => {
  const view = await openFirst();
  expect(await screen.findByRole('button', { name: 'Set exam date' })).toBeVisible();

  await choose(view, 'Reorder cards');

  expect(screen.queryByRole('button', { name: 'Set exam date' })).not.toBeInTheDocument();
});

it('can be taken along, in a format of the student’s choice', async () => {
  const view = await openFirst();

  await choose(view, 'Export');

  expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Anki deck/ })).toBeVisible();
});

describe('editing a card', () => {
  it('saves question and answer with the icon of its row, and only then', async () => {
    const { user, api } = await openFirst();
    const save = screen.getByRole('button', { name: 'Save card 2' });
    expect(save).toHaveAttribute('aria-disabled', 'true');

    fill('Answer of card 2', 'Particles spread out by themselves.');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(api.calls(setEndpoints.editCard)).toEqual([]);
    await user.click(save);

    expect(await screen.findByText('Card saved')).toBeVisible();
    expect(api.calls(setEndpoints.editCard)).toMatchObject([
      {
        params: { quizId: '1', flashcardId: '2' },
        body: { question: 'Diffusion', answer: 'Particles spread out by themselves.' },
      },
    ]);
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(screen.getByLabelText('Answer of card 2')).toHaveValue(
      'Particles spread out by themselves.',
    );
  });

  it('[D-43] says which is to be filled in, as long as it has a blank', async () => {
    await openFirst(createSetServer([aSet({ quizId: 1, flashcards: [aCloze()] })]));
    expect(screen.getByText('Fill in the blank')).toBeVisible();

    fill('Question of card 1', 'Water crosses a membrane.');

    expect(screen.queryByText('Fill in the blank')).toBeNull();
  });

  it('saves with Ctrl+Enter, too', async () => {
    const { user, api } = await openFirst();
    fill('Question of card 1', 'Osmosis!');

    await user.type(screen.getByLabelText('Question of card 1'), '{Control>}{Enter}{/Control}');

    await waitFor(() => expect(api.calls(setEndpoints.editCard)).toHaveLength(1));
  });

  it('[B-100] refuses an empty question without asking the server', async () => {
    const { user, api } = await openFirst();
    fill('Question of card 1', '  ');

    await user.click(screen.getByRole('button', { name: 'Save card 1' }));

    expect(await screen.findByText(STUDY_MESSAGES.question)).toBeVisible();
    expect(screen.getByLabelText('Question of card 1')).toBeInvalid();
    expect(api.calls(setEndpoints.editCard)).toEqual([]);
  });

  it('[D-25] keeps the text and says so when it could not be saved', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api } = await openFirst();
    api.answer(setEndpoints.editCard, serverDown);
    fill('Answer of card 1', 'Kept.');

    await user.click(screen.getByRole('button', { name: 'Save card 1' }));

    expect(
      await screen.findByText('The card could not be saved. Your text is kept.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Answer of card 1')).toHaveValue('Kept.');
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(warn.mock.calls).toEqual([['Failed to edit flashcard']]);
  });

  it('keeps what was saved without a network, and sends it when that is back', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api } = await openFirst();
    api.answer(setEndpoints.editCard, new ApiError('Nothing answered.', { code: 'offline' }));
    fill('Answer of card 1', 'Kept.');
    await user.click(screen.getByRole('button', { name: 'Save card 1' }));
    expect(await screen.findByText(/^Kept on this device, not saved yet/)).toBeVisible();
    act(() => reportAnswer(false));
    api.answer(setEndpoints.editCard, aCard({ flashcardId: 1, answer: 'Kept.' }));

    act(() => reportAnswer(true));

    expect(await screen.findByText('Card saved')).toBeVisible();
    expect(api.calls(setEndpoints.editCard).map(({ body }) => body.answer)).toEqual([
      'Kept.',
      'Kept.',
    ]);
    await waitFor(() => expect(screen.queryByText(/^Kept on this device/)).toBeNull());
  });

  it('[B-110] keeps the text of a card that is gone meanwhile', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, stored } = await openFirst();
    fill('Answer of card 1', 'Worth keeping.');
    stored[0]?.flashcards.shift();

    await user.click(screen.getByRole('button', { name: 'Save card 1' }));

    expect(await screen.findByText(/This card is no longer in the set/)).toBeVisible();
    expect(questionsShown()).toEqual(['Diffusion', 'Turgor', 'Osmosis']);
    expect(screen.getByLabelText('Answer of card 3')).toHaveValue('Worth keeping.');
    await user.click(screen.getByRole('button', { name: 'Delete card 3' }));
    await waitFor(() => expect(questionsShown()).toEqual(['Diffusion', 'Turgor']));
  });

  it('takes changes of one row back', async () => {
    const { user } = await openFirst();
    fill('Question of card 1', 'Something else');

    await user.click(screen.getByRole('button', { name: 'Undo changes of card 1' }));

    expect(screen.getByLabelText('Question of card 1')).toHaveValue('Osmosis');
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('asks before an unsaved card is left, and has the edit when one comes back', async () => {
    const { user, currentPath } = await openFirst();
    fill('Question of card 1', 'Half a wo');

    await user.click(screen.getByRole('link', { name: 'Set 2' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('not saved yet');
    expect(currentPath()).toBe(OPEN);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(currentPath()).toBe('/set-creator?set=2'));
    await screen.findByRole('heading', { name: 'Set 2' });
    await user.click(screen.getByRole('link', { name: 'Set 1' }));

    expect(await screen.findByText('Your unsaved changes are still here.')).toBeVisible();
    expect(screen.getByLabelText('Question of card 1')).toHaveValue('Half a wo');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Question of card 1')).toHaveValue('Osmosis');
  });
});

describe('taking a card out', () => {
  it('[B-111] takes it out at once and goes on with the next row', async () => {
    const { user, idsOf, saved } = await openFirst();

    await user.click(screen.getByRole('button', { name: 'Delete card 2' }));

    await waitFor(() => expect(questionsShown()).toEqual(['Osmosis', 'Turgor']));
    expect(idsOf(1)).toEqual([1, 3]);
    expect(saved).toHaveLength(CARDS.length);
    expect(screen.getByLabelText('Question of card 2')).toHaveFocus();
  });

  it('[U-21] puts it back at its place with Undo', async () => {
    const { user, api, idsOf } = await openFirst();
    await user.click(screen.getByRole('button', { name: 'Delete card 2' }));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(questionsShown()).toEqual(['Osmosis', 'Diffusion', 'Turgor']));
    expect(idsOf(1)).toEqual([1, 2, 3]);
    expect(api.calls(setEndpoints.addCards)[0]?.options.idempotencyKey).toBeTruthy();
  });

  it('[B-112] leaves a set without cards, and says what to do', async () => {
    const server = createSetServer([
      aSet({ quizId: 1, title: 'Set 1', flashcards: CARDS.slice(0, 1) }),
    ]);
    const { user } = await openFirst(server);

    await user.click(screen.getByRole('button', { name: 'Delete card 1' }));

    expect(await screen.findByText('This set has no cards yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Study' })).toBeNull();
  });

  it('says when it did not work, and keeps the row', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api } = await openFirst();
    api.answer(setEndpoints.removeCard, serverDown);

    await user.click(screen.getByRole('button', { name: 'Delete card 2' }));

    expect(await screen.findByText('The card could not be deleted.')).toBeVisible();
    expect(questionsShown()).toContain('Diffusion');
  });
});

describe('renaming a set', () => {
  it('changes the name in the list and above the cards', async () => {
    const view = await openFirst();
    await choose(view, 'Rename set');
    expect(await screen.findByLabelText('Set name')).toHaveValue('Set 1');

    fill('Set name', '  Cells and water ');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { name: 'Cells and water' })).toBeVisible();
    await waitFor(() => expect(setsShown()).toContain('Cells and water'));
    expect(view.api.calls(setEndpoints.update)).toMatchObject([
      { params: { quizId: '1' }, body: { title: 'Cells and water' } },
    ]);
  });

  it('[B-102] refuses a name of nothing but spaces', async () => {
    const view = await openFirst();
    await choose(view, 'Rename set');
    await screen.findByLabelText('Set name');

    fill('Set name', '   ');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(STUDY_MESSAGES.setName)).toBeVisible();
    expect(view.api.calls(setEndpoints.update)).toEqual([]);
  });
});

describe('reordering', () => {
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Move (.+) up$/ })
      .map((button) => button.getAttribute('aria-label')?.replace(/^Move (.+) up$/, '$1'));

  async function openOrder() {
    const view = await openFirst();
    await choose(view, 'Reorder cards');
    await screen.findByRole('list', { name: 'Cards in their new order' });
    return view;
  }

  it('moves with the arrow buttons, which keep the keyboard, and announces it', async () => {
    const { user } = await openOrder();

    const down = screen.getByRole('button', { name: 'Move Osmosis down' });
    await user.click(down);

    expect(shown()).toEqual(['Diffusion', 'Osmosis', 'Turgor']);
    expect(screen.getByText('Osmosis is now 2 of 3.')).toBeInTheDocument();
    expect(down).toHaveFocus();
  });

  it('moves with the keys on the handle', async () => {
    const { user } = await openOrder();
    screen.getByRole('button', { name: 'Move Turgor' }).focus();

    await user.keyboard('{Home}{ArrowDown}');

    expect(shown()).toEqual(['Osmosis', 'Turgor', 'Diffusion']);
    expect(screen.getByRole('button', { name: 'Move Turgor' })).toHaveFocus();
    expect(screen.getByText('Turgor is now 2 of 3.')).toBeInTheDocument();
  });

  it('saves the order of all cards as one call', async () => {
    const { user, api, idsOf } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Move Turgor up' }));
    expect(api.calls(setEndpoints.update)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Save order' }));

    await waitFor(() => expect(questionsShown()).toEqual(['Osmosis', 'Turgor', 'Diffusion']));
    expect(api.calls(setEndpoints.update)).toMatchObject([
      { body: { title: 'Set 1', order: [1, 3, 2] } },
    ]);
    expect(idsOf(1)).toEqual([1, 3, 2]);
  });

  it('asks before Cancel drops a new order, and then leaves everything as it was', async () => {
    const { user, api } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Move Turgor up' }));

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'The new order is not saved yet.',
    );
    await user.click(screen.getByRole('button', { name: 'Discard' }));

    await screen.findByLabelText('Question of card 1');
    expect(questionsShown()).toEqual(['Osmosis', 'Diffusion', 'Turgor']);
    expect(api.calls(setEndpoints.update)).toEqual([]);
  });

  it('keeps the new order when it could not be saved, and takes in cards that came meanwhile', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, stored, idsOf } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Move Turgor up' }));
    const [, , , added] = CARDS;
    if (added) {
      stored[0]?.flashcards.push(added);
    }

    await user.click(screen.getByRole('button', { name: 'Save order' }));
    expect(
      await screen.findByText('The order could not be saved. Please try again.'),
    ).toBeVisible();
    await waitFor(() => expect(shown()).toEqual(['Osmosis', 'Turgor', 'Diffusion', 'Thẩm thấu']));
    await user.click(screen.getByRole('button', { name: 'Save order' }));

    await waitFor(() => expect(idsOf(1)).toEqual([1, 3, 2, 4]));
  });
});

describe('a set that is deleted while it is open', () => {
  it('[B-114] leads back to the list without a question about edits', async () => {
    const view = await openFirst();
    fill('Question of card 1', 'Half a wo');

    await choose(view, 'Delete set');
    await view.user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Select a quiz to view its flashcards.')).toBeVisible();
    expect(view.currentPath()).toBe('/set-creator');
  });
});
