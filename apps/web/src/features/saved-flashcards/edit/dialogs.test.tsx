import { flashcardEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { drafts } from '../../../lib/drafts/drafts';
import { fill } from '../../../testing/fill';
import { openFlashcards } from '../testing/flashcard-server';

beforeEach(() => drafts.dropAll());

type View = ReturnType<typeof openFlashcards>;

const planLimit = new ApiError(STUDY_MESSAGES.cardLimit(1000), { code: 'plan_limit', status: 402 });

async function writeCard({ user }: View) {
  await user.click(await screen.findByRole('button', { name: 'New flashcard' }));
  await screen.findByRole('dialog', { name: 'New Flashcard' });
  fill('Question', 'Diffusion');
  fill('Answer', 'Particles spread out.');
}

const DIALOGS: {
  dialog: string;
  role: 'dialog' | 'alertdialog';
  opener: string;
  /** The dialog it stands over. */
  over?: string;
  lead?: (view: View) => Promise<void>;
}[] = [
  { dialog: 'Flashcard Details', role: 'dialog', opener: 'Osmosis' },
  { dialog: 'New Flashcard', role: 'dialog', opener: 'New flashcard' },
  { dialog: 'Delete Flashcard', role: 'alertdialog', opener: 'Delete Osmosis' },
  {
    dialog: 'Discard changes?',
    role: 'alertdialog',
    opener: 'Cancel',
    over: 'New Flashcard',
    lead: writeCard,
  },
  {
    dialog: 'Your plan is full',
    role: 'alertdialog',
    opener: 'Save',
    over: 'New Flashcard',
    lead: async (view) => {
      view.api.answer(flashcardEndpoints.addBulk, planLimit);
      await writeCard(view);
    },
  },
];

it.each(DIALOGS)(
  '[U-03] “$dialog” takes the focus, closes with Escape and gives it back to $opener',
  async ({ dialog, role, opener, over, lead }) => {
    const view = openFlashcards();
    await lead?.(view);
    const around = over ? within(screen.getByRole('dialog', { name: over })) : screen;
    const button = await around.findByRole('button', { name: opener });
    await view.user.click(button);
    const opened = await screen.findByRole(role, { name: dialog });
    await waitFor(() => expect(opened).toContainElement(focused()));

    await view.user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole(role, { name: dialog })).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
);

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
