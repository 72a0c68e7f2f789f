import { setEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill';
import {
  createSetServer,
  openSets,
  questionsShown,
  serverDown,
  setsShown,
  someSets,
} from '../testing/set-server';

const LIST = '/set-creator';

async function removeRow(view: ReturnType<typeof openSets>, title: string) {
  await view.user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
}

describe('the list of sets', () => {
  it('asks for page 0 of 5, quietly, and shows title, date and card count', async () => {
    const { api } = openSets();

    const row = (await screen.findByRole('link', { name: 'Set 1' })).closest('li');

    expect(row).toHaveTextContent(/09\/14\/2025, \d\d:42/);
    expect(row).toHaveTextContent('3 cards');
    expect(api.calls(setEndpoints.list)).toMatchObject([
      { query: { page: '0', pageSize: '5', keyword: '' }, options: { isQuiet: true } },
    ]);
    expect(document.title).toBe('Flashcard Set Creator · Scholar');
  });

  it('says in the words of the specification that there are none, and that none is selected', async () => {
    openSets(LIST, createSetServer([]));

    expect(
      await screen.findByText('You have not created any quiz. Create a quiz to view it.'),
    ).toBeVisible();
    expect(screen.getByText('Select a quiz to view its flashcards.')).toBeVisible();
  });

  it('searches by name and by days, and the open set stays', async () => {
    const { api, currentPath } = openSets(`${LIST}?set=1`);
    await screen.findByRole('link', { name: 'Set 1' });

    fill('Search sets…', 'set 2');
    await waitFor(() => expect(setsShown()).toEqual(['Set 2']));
    fill('From date', '2025-09-01');
    await waitFor(() => expect(currentPath()).toContain('from=2025-09-01'));

    expect(currentPath()).toContain('set=1');
    await waitFor(() =>
      expect(api.calls(setEndpoints.list).at(-1)?.query).toMatchObject({
        keyword: 'set 2',
        from: new Date(2025, 8, 1).toISOString(),
      }),
    );
  });

  it('tells none found from none at all', async () => {
    const { user } = openSets(`${LIST}?keyword=zzz`);
    expect(await screen.findByText('No quizzes found.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    await waitFor(() => expect(setsShown()).toEqual(['Set 1', 'Set 2']));
    expect(screen.getByRole('searchbox', { name: 'Search sets…' })).toHaveFocus();
  });

  it('pages with Prev, Next and page x / y', async () => {
    const { user, currentPath } = openSets(LIST, createSetServer(someSets(6)));
    await screen.findByRole('link', { name: 'Set 1' });
    expect(screen.getByText('1 / 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Next' }));

    await waitFor(() => expect(setsShown()).toEqual(['Set 6']));
    expect(currentPath()).toBe(`${LIST}?page=1`);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('[D-25] does not claim to be empty when it could not load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const server = createSetServer();
    server.api.answer(setEndpoints.list, serverDown);

    openSets(LIST, server);

    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.queryByText(/You have not created/)).toBeNull();
    expect(warn.mock.calls).toEqual([['Failed to load quizzes']]);
  });
});

describe('opening a set', () => {
  it('puts it into the address, so that Back and reload restore it', async () => {
    const { user, currentPath } = openSets();

    await user.click(await screen.findByRole('link', { name: 'Set 2' }));

    expect(currentPath()).toBe(`${LIST}?set=2`);
    expect(await screen.findByRole('heading', { name: 'Set 2' })).toBeVisible();
    expect(questionsShown()).toEqual(['Osmosis', 'Diffusion', 'Turgor']);
    expect(screen.getByRole('link', { name: 'Set 2' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(await screen.findByText('Select a quiz to view its flashcards.')).toBeVisible();
  });

  it('leads to its study screen', async () => {
    openSets(`${LIST}?set=2`);

    expect(await screen.findByRole('link', { name: 'Study' })).toHaveAttribute(
      'href',
      '/study-quiz?set=2',
    );
  });

  it('[B-114] says so when it was deleted in the meantime', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, currentPath } = openSets(`${LIST}?set=55`);

    const notice = (await screen.findByText('Set not found.')).closest('[role="alert"]');

    expect(notice).toHaveTextContent('It may have been deleted');
    await user.click(screen.getByRole('link', { name: 'Back to sets' }));
    await waitFor(() => expect(currentPath()).toBe(LIST));
  });

  it('leads back to the list and not to the set that was open before', async () => {
    const { user, currentPath } = openSets();
    await user.click(await screen.findByRole('link', { name: 'Set 1' }));
    await screen.findByRole('heading', { name: 'Set 1' });
    await user.click(screen.getByRole('link', { name: 'Set 2' }));
    await screen.findByRole('heading', { name: 'Set 2' });

    await user.click(screen.getByRole('link', { name: 'Back to sets' }));

    await waitFor(() => expect(currentPath()).toBe(LIST));
  });
});

describe('deleting a set', () => {
  it('asks in the words of the specification, with the keyboard on Cancel', async () => {
    const { user, api } = openSets();

    await user.click(await screen.findByRole('button', { name: 'Delete Set 2' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Quiz' });
    expect(dialog).toHaveTextContent('Are you sure you want to delete this quiz?');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(api.calls(setEndpoints.remove)).toEqual([]);
  });

  it('[D-35] deletes at once, and closes it', async () => {
    const view = openSets(`${LIST}?set=2`);
    await screen.findByRole('heading', { name: 'Set 2' });

    await removeRow(view, 'Set 2');

    expect(await screen.findByText('Set deleted')).toBeVisible();
    expect(view.stored.map((set) => set.quizId)).toEqual([1]);
    await waitFor(() => expect(setsShown()).toEqual(['Set 1']));
    expect(view.currentPath()).toBe(LIST);
  });

  it('[U-03] goes on with the next row', async () => {
    const view = openSets();

    await removeRow(view, 'Set 1');

    await waitFor(() => expect(screen.getByRole('link', { name: 'Set 2' })).toHaveFocus());
  });

  it('[D-35][U-21] brings it back with Undo', async () => {
    const view = openSets(`${LIST}?set=2`);
    await screen.findByRole('heading', { name: 'Set 2' });
    await removeRow(view, 'Set 2');

    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(setsShown()).toContain('Set 2'));
    expect(view.api.calls(setEndpoints.restore)[0]?.params).toEqual({ quizId: '2' });
    expect(view.idsOf(2)).toEqual([1, 2, 3]);
  });

  it('[D-27] says in a dialog that it did not work, and keeps the set', async () => {
    const view = openSets();
    view.api.answer(setEndpoints.remove, serverDown);

    await removeRow(view, 'Set 2');

    expect(
      await screen.findByRole('alertdialog', { name: 'Failed to delete quiz.' }),
    ).toBeVisible();
    expect(setsShown()).toContain('Set 2');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('[B-114] takes a set that another tab has deleted for deleted', async () => {
    const view = openSets();
    await screen.findByRole('link', { name: 'Set 2' });
    view.deleteElsewhere(2);

    await removeRow(view, 'Set 2');

    expect(await screen.findByText('Set deleted')).toBeVisible();
    await waitFor(() => expect(setsShown()).toEqual(['Set 1']));
  });
});
