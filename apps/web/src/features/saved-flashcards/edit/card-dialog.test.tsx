import { flashcardEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { drafts } from '../../../lib/drafts/drafts';
import { aCard, aCloze } from '../../../testing/cards';
import { fill } from '../../../testing/fill';
import {
  createFlashcardServer,
  MEMBRANES,
  noAnswer,
  openFlashcards,
  questionsShown,
  ROUTE,
} from '../testing/flashcard-server';

const { edit, addBulk, list } = flashcardEndpoints;
const invalid = new ApiError(STUDY_MESSAGES.question, { code: 'invalid_input', status: 400 });

beforeEach(() => drafts.dropAll());

function button(name: string) {
  return screen.getByRole('button', { name });
}

async function openCard(
  server = createFlashcardServer([aCard({ document: MEMBRANES })]),
  name: string | RegExp = 'Osmosis',
) {
  const view = openFlashcards(ROUTE, server);
  await view.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Flashcard Details' });
  return { ...view, dialog };
}

async function openNew(server = createFlashcardServer([aCard()])) {
  const view = openFlashcards(ROUTE, server);
  await view.user.click(button('New flashcard'));
  const dialog = await screen.findByRole('dialog', { name: 'New Flashcard' });
  return { ...view, dialog };
}

describe('Flashcard Details', () => {
  it('shows document, field and date to read, question and answer to edit', async () => {
    const { dialog } = await openCard();

    const details = within(dialog);
    expect(details.getByText('Membrane transport')).toBeVisible();
    expect(details.getByText('Biology')).toBeVisible();
    expect(details.getByText(/^09\/14\/2025/)).toBeVisible();
    expect(details.getByLabelText('Question')).toHaveValue('Osmosis');
    expect(details.getByLabelText('Answer')).toHaveValue(
      'The movement of water across a membrane.',
    );
    await waitFor(() => expect(details.getByLabelText('Question')).toHaveFocus());
  });

  it('[D-43] says that a card is to be filled in, as long as it has a blank', async () => {
    const card = aCloze({ question: 'Osmosis' });
    const { dialog } = await openCard(createFlashcardServer([card]), /^Water crosses a membrane/);
    const details = within(dialog);
    expect(details.getByText('Fill in the blank')).toBeVisible();

    fill('Answer', 'Water crosses a membrane.');

    expect(details.queryByText('Fill in the blank')).toBeNull();
  });

  it('[D-43] makes a cloze of words that are selected, and a plain card of it again', async () => {
    const { dialog, user, api } = await openCard();
    const answer = within(dialog).getByLabelText<HTMLTextAreaElement>('Answer');
    await user.click(answer);
    answer.setSelectionRange(16, 21);

    await user.click(button('Blank out'));
    expect(answer).toHaveValue('The movement of ____ across a membrane.');
    expect(within(dialog).getByLabelText('Question')).toHaveValue('water');
    await user.click(button('Plain card'));
    expect(within(dialog).getByLabelText('Question')).toHaveValue('Osmosis');
    await user.click(answer);
    answer.setSelectionRange(16, 21);
    await user.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
    await user.click(button('Save'));

    await waitFor(() =>
      expect(api.calls(edit)[0]?.body).toEqual({
        question: 'water',
        answer: 'The movement of ____ across a membrane.',
        kind: 'cloze',
      }),
    );
  });

  it('[D-43] fills the blank of a saved cloze in', async () => {
    const { dialog, user, api } = await openCard(
      createFlashcardServer([aCloze({ question: 'Osmosis' })]),
      /^Water crosses a membrane/,
    );

    await user.click(button('Plain card'));
    expect(within(dialog).getByLabelText('Answer')).toHaveValue(
      'Water crosses a membrane by Osmosis.',
    );
    await user.click(button('Save'));

    await waitFor(() => expect(api.calls(edit)[0]?.body).toMatchObject({ kind: 'definition' }));
  });

  it('shows the passage a card came from', async () => {
    const source = { quote: 'Water follows the solute.', start: 0, end: 25 };
    const { dialog } = await openCard(createFlashcardServer([aCard({ source })]));

    expect(within(dialog).getByText('Water follows the solute.')).toBeVisible();
  });

  it('saves, closes and changes the row in its place without asking for the list again', async () => {
    const { user, api } = await openCard();
    fill('Question', 'What is osmosis?');

    await user.click(button('Save'));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls(edit)[0]).toMatchObject({
      params: { flashcardId: '1' },
      body: { question: 'What is osmosis?', answer: 'The movement of water across a membrane.' },
    });
    expect(questionsShown()).toEqual(['What is osmosis?']);
    expect(api.calls(list)).toHaveLength(1);
    await waitFor(() => expect(button('What is osmosis?')).toHaveFocus());
  });

  it('[U-03] closes with Escape and gives the keyboard back to its row', async () => {
    const { user } = await openCard();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button('Osmosis')).toHaveFocus());
  });

  it('asks before what was typed is thrown away, and keeps it on Cancel', async () => {
    const { user, api } = await openCard();
    fill('Question', 'Half a que');

    await user.click(button('Cancel'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));

    expect(screen.getByLabelText('Question')).toHaveValue('Half a que');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls(edit)).toEqual([]);
  });

  it('[D-25] logs a save that failed, says so and keeps what was typed', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { user, api } = await openCard();
    api.answer(edit, noAnswer);
    fill('Answer', 'Water moves.');

    await user.click(button('Save'));

    expect(await screen.findByText(/^Kept on this device, not saved yet/)).toBeVisible();
    expect(screen.getByLabelText('Answer')).toHaveValue('Water moves.');
    expect(warn.mock.calls).toEqual([['Failed to update flashcard']]);
  });

  it('[B-100] names the part that the server refused', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, api } = await openCard();
    api.answer(edit, invalid);
    fill('Question', ' ');

    await user.click(button('Save'));

    await waitFor(() =>
      expect(screen.getByLabelText('Question')).toHaveAccessibleDescription(
        STUDY_MESSAGES.question,
      ),
    );
    fill('Question', 'Better');
    await waitFor(() => expect(screen.queryByText(STUDY_MESSAGES.question)).toBeNull());
  });

  it('[B-101] says when the card is gone', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, stored } = await openCard();
    stored.length = 0;
    fill('Answer', 'Water moves.');

    await user.click(button('Save'));

    expect(await screen.findByText('Flashcard not found. Your text is kept.')).toBeVisible();
  });

  it('brings back edits from before a reload', async () => {
    const before = await openCard();
    fill('Question', 'Half a que');
    before.unmount();

    const { user } = await openCard();

    expect(screen.getByLabelText('Question')).toHaveValue('Half a que');
    expect(screen.getByText('Your unsaved changes are still here.')).toBeVisible();
    await user.click(button('Discard'));
    expect(screen.getByLabelText('Question')).toHaveValue('Osmosis');
    expect(screen.getByLabelText('Question')).toHaveFocus();
  });

  it('asks before a reload takes what was typed', async () => {
    await openCard();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);

    fill('Question', 'Half a que');

    await waitFor(() => expect(leave()).toBe(true));
  });
});

describe('New Flashcard', () => {
  it('saves one card of the chosen document and shows it in the list', async () => {
    const { user, api, dialog } = await openNew();
    fill('Question', 'Diffusion');
    fill('Answer', 'Particles spread out.');
    const select = within(dialog).getByRole('combobox', { name: 'Document' });
    await user.selectOptions(select, 'Ions');

    await user.click(button('Save'));

    expect(await screen.findByRole('button', { name: 'Diffusion' })).toBeVisible();
    const [call] = api.calls(addBulk);
    expect(call?.body).toEqual({
      documentId: 13,
      flashcardList: [{ question: 'Diffusion', answer: 'Particles spread out.' }],
    });
    expect(call?.options.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await screen.findByText('Flashcard saved')).toBeVisible();
  });

  it('[U-23] sends the same key again after a lost answer, and a new one for other words', async () => {
    const { user, api } = await openNew();
    api.answer(addBulk, noAnswer);
    fill('Question', 'Diffusion');
    fill('Answer', 'Particles spread out.');
    await user.click(button('Save'));
    await screen.findByText(/^Kept on this device, not saved yet/);
    await user.click(button('Save'));
    await waitFor(() => expect(api.calls(addBulk)).toHaveLength(2));
    await screen.findByText(/^Kept on this device, not saved yet/);

    fill('Answer', 'Particles move.');
    await user.click(button('Save'));

    await waitFor(() => expect(api.calls(addBulk)).toHaveLength(3));
    const [first, second, third] = api.calls(addBulk).map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(api.calls(addBulk)[0]?.body.documentId).toBe(0);
  });

  it('[D-37] shows what the plan holds, with the way to a larger one, and keeps the words', async () => {
    const { user, api } = await openNew();
    const message = STUDY_MESSAGES.cardLimit(1000);
    api.answer(addBulk, new ApiError(message, { code: 'plan_limit', status: 402 }));
    fill('Question', 'Diffusion');
    fill('Answer', 'Particles spread out.');

    await user.click(button('Save'));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: /upgrade/i })).toHaveAttribute('href', '/profile#plan');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Question')).toHaveValue('Diffusion');
  });

  it('starts blank the next time', async () => {
    const { user } = await openNew();
    fill('Question', 'Diffusion');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(button('New flashcard'));

    expect(await screen.findByLabelText('Question')).toHaveValue('');
  });
});
