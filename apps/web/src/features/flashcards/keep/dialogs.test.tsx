import { flashcardEndpoints, setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { fill } from '../../../testing/fill';
import {
  notFound,
  open,
  openSaved,
  openWithCards,
  planLimit,
  press,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

type View = Awaited<ReturnType<typeof open>>;

async function nameSet({ user }: View) {
  await user.click(screen.getByRole('button', { name: 'Create Flashcard Set' }));
  fill(await screen.findByRole('textbox', { name: 'Set name' }), 'Cells');
  await press('Save Flashcard Set');
}

const DIALOGS: {
  dialog: string;
  from: (options: { isGuest: boolean }) => Promise<View>;
  isGuest?: boolean;
  opener: string;
  role?: 'link';
  /** In place of a press on the opener. */
  lead?: (view: View) => Promise<void>;
  prepare?: (view: View) => void;
}[] = [
  { dialog: 'Select a Document', from: open, opener: 'Add Document' },
  { dialog: 'Log in to open documents', from: open, isGuest: true, opener: 'Add Document' },
  { dialog: 'Log in to save', from: openWithCards, isGuest: true, opener: 'Save Selected' },
  { dialog: 'Leave without saving?', from: openWithCards, opener: 'Home', role: 'link' },
  {
    dialog: 'Your plan is full',
    from: openWithCards,
    opener: 'Save Selected',
    prepare: ({ api }) => api.answer(flashcardEndpoints.addBulk, planLimit),
  },
  { dialog: STUDY_MESSAGES.cardsSaved, from: openWithCards, opener: 'Saved', lead: saveCards },
  { dialog: 'Create Flashcard Set', from: openSaved, opener: 'Create Flashcard Set' },
  {
    dialog: STUDY_MESSAGES.setCreated,
    from: openSaved,
    opener: 'Create Flashcard Set',
    lead: nameSet,
  },
  {
    dialog: STUDY_MESSAGES.setNotCreated,
    from: openSaved,
    // The opener itself is not offered for cards that are in doubt: the panel's first button.
    opener: 'Select none',
    lead: nameSet,
    prepare: ({ api }) => api.answer(setEndpoints.create, notFound),
  },
];

async function saveCards({ user }: View) {
  await user.click(screen.getByRole('button', { name: 'Save Selected' }));
}

it.each(DIALOGS)(
  '[U-03] “$dialog” takes the focus, closes with Escape and gives it back to $opener',
  async ({ dialog, from, isGuest = false, opener, role = 'button', lead, prepare }) => {
    const view = await from({ isGuest });
    prepare?.(view);
    if (lead) {
      await lead(view);
    } else {
      await view.user.click(screen.getByRole(role, { name: opener }));
    }
    await waitFor(() => expect(findDialog({ name: dialog })).toBeVisible());
    await waitFor(() => expect(findDialog({ name: dialog })).toContainElement(focused()));

    await view.user.keyboard('{Escape}');

    await waitFor(() => expect(findDialog()).toBeNull());
    await waitFor(() => expect(screen.getByRole(role, { name: opener })).toHaveFocus());
  },
);

function findDialog(options: { name?: string } = {}): HTMLElement | null {
  return screen.queryByRole('dialog', options) ?? screen.queryByRole('alertdialog', options);
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}
