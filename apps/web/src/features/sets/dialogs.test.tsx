import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSets } from './testing/set-server';

type View = ReturnType<typeof openSets>;

/** How each dialog is opened, by pressing what the keyboard returns to. */
const DIALOGS = [
  {
    name: 'Add New Set',
    role: 'dialog',
    async open({ user }: View) {
      const opener = screen.getByRole('button', { name: 'New Set' });
      await user.click(opener);
      return opener;
    },
  },
  {
    name: 'Add Flashcards to Set',
    role: 'dialog',
    async open({ user }: View) {
      const opener = screen.getByRole('button', { name: 'Add flashcards' });
      await user.click(opener);
      return opener;
    },
  },
  {
    name: 'Rename set',
    role: 'dialog',
    open: (view: View) => openFromMenu(view, 'Rename set'),
  },
  {
    name: 'Delete Quiz',
    role: 'alertdialog',
    open: (view: View) => openFromMenu(view, 'Delete set'),
  },
  {
    name: 'Discard the new order?',
    role: 'alertdialog',
    async open(view: View) {
      await openFromMenu(view, 'Reorder cards');
      await view.user.click(await screen.findByRole('button', { name: 'Move Turgor up' }));
      const opener = screen.getByRole('button', { name: 'Cancel' });
      await view.user.click(opener);
      return opener;
    },
  },
  {
    name: 'Select Document',
    role: 'dialog',
    async open({ user }: View) {
      await user.click(screen.getByRole('button', { name: 'New Set' }));
      const opener = await screen.findByRole('button', { name: /All Documents/ });
      await user.click(opener);
      return opener;
    },
  },
] as const;

async function openFromMenu({ user }: View, item: string) {
  const opener = screen.getByRole('button', { name: 'More' });
  await user.click(opener);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return opener;
}

async function openScreen() {
  const view = openSets('/set-creator?set=1');
  await screen.findByLabelText('Question of card 1');
  await screen.findByRole('link', { name: 'Set 1' });
  return view;
}

describe.each(DIALOGS)('[U-03] the dialog $name', ({ name, role, open }) => {
  it('takes the keyboard, closes with Escape and gives the keyboard back', async () => {
    const view = await openScreen();
    const opener = await open(view);
    const dialog = await screen.findByRole(role, { name });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));

    await view.user.keyboard('{Escape}');

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('closes with Cancel and gives the keyboard back', async () => {
    const view = await openScreen();
    const opener = await open(view);
    const dialog = await screen.findByRole(role, { name });

    await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
