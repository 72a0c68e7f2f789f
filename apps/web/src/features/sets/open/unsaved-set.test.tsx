import { setEndpoints } from '@scholar/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { fill } from '../../../testing/fill';
import { CARDS, createSetServer, openSets, questionsShown, someSets } from '../testing/set-server';

const USER = 7;
const OPEN = '/set-creator?set=1';
const STILL_HERE = 'Your unsaved changes are still here.';

async function openFirst(server = createSetServer()) {
  const view = openSets(OPEN, server);
  await screen.findByLabelText('Question of card 1');
  return view;
}

type View = Awaited<ReturnType<typeof openFirst>>;

async function choose({ user }: View, item: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

async function startReordering(view: View) {
  await choose(view, 'Reorder cards');
  await screen.findByRole('list', { name: 'Cards in their new order' });
}

/** Leaves the set with unsaved cards and comes back to it. */
async function comeBack({ user }: View) {
  await user.click(screen.getByRole('link', { name: 'Set 2' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Set 2' });
  await user.click(screen.getByRole('link', { name: 'Set 1' }));
  await screen.findByText(STILL_HERE);
}

/** What the browser does when the page is printed. */
function print(): string[] {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.getAllByRole('row').map((row) => row.textContent);
}

describe('unsaved cards while the order is changed', () => {
  it('[U-20] asks before they are left', async () => {
    const view = await openFirst();
    fill('Question of card 1', 'Half a wo');
    await startReordering(view);

    await view.user.click(screen.getByRole('link', { name: 'Set 2' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('not saved yet');
    await view.user.click(screen.getByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(view.currentPath()).toBe('/set-creator?set=2'));
  });

  it('[U-20] asks again after the new order was given up', async () => {
    const view = await openFirst();
    fill('Question of card 1', 'Half a wo');
    await startReordering(view);
    await view.user.click(screen.getByRole('button', { name: 'Move Turgor up' }));
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await view.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByLabelText('Question of card 1')).toHaveValue('Half a wo');

    await view.user.click(screen.getByRole('link', { name: 'Set 2' }));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('not saved yet');
    expect(view.currentPath()).toBe(OPEN);
  });
});

describe('changing the order', () => {
  it('takes over an order from another tab until something is moved here', async () => {
    const view = await openFirst();
    await startReordering(view);
    view.stored[0]?.flashcards.reverse();

    // Coming back to this tab.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move Turgor up' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await view.user.click(screen.getByRole('button', { name: 'Save order' }));
    expect(view.api.calls(setEndpoints.update)).toEqual([]);
  });

  it('leaves the name that another tab has given the set', async () => {
    const view = await openFirst();
    await startReordering(view);
    await view.user.click(screen.getByRole('button', { name: 'Move Turgor up' }));
    Object.assign(view.stored[0]!, { title: 'Renamed elsewhere' });

    await view.user.click(screen.getByRole('button', { name: 'Save order' }));

    expect(await screen.findByRole('heading', { name: 'Renamed elsewhere' })).toBeVisible();
    expect(view.api.calls(setEndpoints.update)).toMatchObject([
      { body: { title: 'Renamed elsewhere', order: [1, 3, 2] } },
    ]);
  });

  it('[U-03] goes on with the cards when it ends', async () => {
    const view = await openFirst();
    await startReordering(view);

    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() =>
      expect(document.activeElement).toContainElement(
        screen.getByRole('list', { name: 'Flashcards in this set' }),
      ),
    );
    expect(document.body).not.toHaveFocus();
  });
});

describe('what was restored', () => {
  it('is spoken of no more once it is saved, also when one types on', async () => {
    const view = await openFirst();
    fill('Question of card 1', 'Half a wo');
    await comeBack(view);

    await view.user.click(screen.getByRole('button', { name: 'Save card 1' }));
    await screen.findByText('Card saved');
    await waitFor(() => expect(screen.queryByText(STILL_HERE)).toBeNull());
    fill('Question of card 1', 'Half a word');

    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(screen.queryByText(STILL_HERE)).toBeNull();
  });

  it('is all that Discard takes back, and the keyboard stays with the cards', async () => {
    const view = await openFirst();
    fill('Question of card 1', 'Half a wo');
    await comeBack(view);
    fill('Question of card 2', 'New work');

    await view.user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(questionsShown()).toEqual(['Osmosis', 'New work', 'Turgor']);
    expect(document.body).not.toHaveFocus();
  });
});

describe('a card with unsaved text', () => {
  it('[U-21] comes back with that text when it was taken out', async () => {
    const { user } = await openFirst();
    fill('Answer of card 2', 'Worth keeping.');
    await user.click(screen.getByRole('button', { name: 'Delete card 2' }));
    await waitFor(() => expect(questionsShown()).toEqual(['Osmosis', 'Turgor']));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Answer of card 2')).toHaveValue('Worth keeping.'),
    );
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });

  it('[U-21] has that text also when the set was left before Undo', async () => {
    const { user, idsOf } = await openFirst();
    fill('Answer of card 2', 'Worth keeping.');
    await user.click(screen.getByRole('button', { name: 'Delete card 2' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('link', { name: 'Set 2' }));
    await screen.findByRole('heading', { name: 'Set 2' });

    await user.click(undo);
    await waitFor(async () => expect(await drafts.find(USER, 'set.1')).toBeDefined());
    expect(idsOf(1)).toEqual([1, 2, 3]);
    await user.click(screen.getByRole('link', { name: 'Set 1' }));

    await waitFor(() =>
      expect(screen.getByLabelText('Answer of card 2')).toHaveValue('Worth keeping.'),
    );
  });

  it('keeps the keyboard when its changes are taken back', async () => {
    const { user } = await openFirst();
    fill('Question of card 2', 'Something else');

    await user.click(screen.getByRole('button', { name: 'Undo changes of card 2' }));

    expect(screen.getByLabelText('Question of card 2')).toHaveFocus();
  });
});

describe('on paper', () => {
  it('the cards have the texts that are on the screen', async () => {
    await openFirst();
    fill('Answer of card 1', 'As typed.');

    expect(print()).toEqual([
      'QuestionAnswer',
      'OsmosisAs typed.',
      `${CARDS[1]!.question}${CARDS[1]!.answer}`,
      `${CARDS[2]!.question}${CARDS[2]!.answer}`,
    ]);
  });

  it('they are a table, or cards to cut out', async () => {
    const view = await openFirst();
    const kinds: boolean[] = [];
    const printing = vi.spyOn(window, 'print').mockImplementation(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      kinds.push(screen.getByRole('table').classList.contains('cutOut'));
      act(() => void window.dispatchEvent(new Event('afterprint')));
    });

    await choose(view, 'Print cards to cut out');
    await choose(view, 'Print');
    printing.mockRestore();

    expect(kinds).toEqual([true, false]);
  });

  it('they are there also while the order is changed, in the new one', async () => {
    const view = await openFirst(createSetServer(someSets(1)));
    await startReordering(view);
    await view.user.click(screen.getByRole('button', { name: 'Move Turgor up' }));

    expect(print().map((row) => row.replace(/[A-Z][a-z ]+\.$/, ''))).toEqual([
      'QuestionAnswer',
      'Osmosis',
      'Turgor',
      'Diffusion',
    ]);
  });
});

describe('a name that is not saved yet', () => {
  async function typeName(name: string) {
    const view = await openFirst();
    await choose(view, 'Rename set');
    await screen.findByLabelText('Set name');
    fill('Set name', name);
    return view;
  }

  /** Once the screen, too, knows whether a name was kept. */
  async function expectNoDialog() {
    await act(async () => void (await drafts.find(USER, 'set.1.rename')));
    expect(screen.queryByLabelText('Set name')).toBeNull();
  }

  it('[U-20] is still there after a reload, and can be saved', async () => {
    const { unmount } = await typeName('Cells and wa');
    unmount();

    const view = openSets(OPEN);
    expect(await screen.findByLabelText('Set name')).toHaveValue('Cells and wa');
    await view.user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { name: 'Cells and wa' })).toBeVisible();
    expect(await drafts.find(USER, 'set.1.rename')).toBeUndefined();
  });

  it('is given up with Cancel', async () => {
    const view = await typeName('Cells and wa');

    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    view.unmount();
    const again = await openFirst();

    await expectNoDialog();
    await choose(again, 'Rename set');
    expect(await screen.findByLabelText('Set name')).toHaveValue('Set 1');
  });

  it('does not ask again for a name that the set has by now', async () => {
    const { unmount } = await typeName('Set 2');
    unmount();
    const server = createSetServer();
    Object.assign(server.stored[0]!, { title: 'Set 2' });

    await openFirst(server);

    await expectNoDialog();
  });
});
