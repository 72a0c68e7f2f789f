import { setEndpoints } from '@scholar/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aSet } from '../../../testing/cards';
import { setQueries } from '../sets.queries';
import { createSetServer, openSets, serverDown, someSets } from '../testing/set-server';
import { undoMerge } from './many-sets.queries';

async function open(count = 3) {
  const server = createSetServer(someSets(count));
  server.api.answer(setEndpoints.removeMany, null);
  server.api.answer(setEndpoints.restoreMany, null);
  const { flashcards: _, ...merged } = aSet({ quizId: 77, title: 'All' });
  server.api.answer(setEndpoints.merge, merged);
  server.api.answer(setEndpoints.split, ({ params, body }) => {
    const from = server.stored.find(({ quizId }) => quizId === Number(params.quizId));
    const moves = ({ flashcardId }: { flashcardId: number }) =>
      body.flashcardIds.includes(flashcardId);
    const flashcards = from?.flashcards.filter(moves) ?? [];
    Object.assign(from ?? {}, { flashcards: from?.flashcards.filter((card) => !moves(card)) });
    server.stored.push(aSet({ quizId: 78, title: body.title, flashcards }));
    return { ...merged, quizId: 78 };
  });
  const view = openSets('/set-creator', server);
  await screen.findByText('Set 1');
  return { ...view, api: server.api, idsOf: server.idsOf };
}

type View = Awaited<ReturnType<typeof open>>;

async function choose({ user }: View, action: string, ...places: number[]) {
  for (const place of places) {
    await user.click(screen.getByRole('checkbox', { name: `Select Set ${place}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Actions for the selection' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('deletes many sets with one call, and brings them back with one', async () => {
  const view = await open();
  await choose(view, 'Delete', 1, 3);

  await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(view.api.calls(setEndpoints.removeMany)[0]?.body).toEqual({ quizIds: [1, 3] });
  await waitFor(() =>
    expect(view.api.calls(setEndpoints.restoreMany)[0]?.body).toEqual({ quizIds: [1, 3] }),
  );
});

it('merges sets into one of the given name, and takes that back', async () => {
  const view = await open();
  await choose(view, 'Merge into one set', 2, 1);

  await view.user.type(await screen.findByLabelText('Name of the new set'), 'All');
  await view.user.click(screen.getByRole('button', { name: 'Merge sets' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(view.api.calls(setEndpoints.merge)[0]?.body).toEqual({ title: 'All', quizIds: [2, 1] });
  expect(view.currentPath()).toContain('set=77');
  await view.user.click(undo);

  await waitFor(() =>
    expect(view.api.calls(setEndpoints.restoreMany)[0]?.body).toEqual({ quizIds: [2, 1] }),
  );
  expect(view.api.calls(setEndpoints.removeMany)[0]?.body).toEqual({ quizIds: [77] });
  // It was open, and is gone.
  expect(view.currentPath()).not.toContain('set=77');
});

it('asks for nothing but the sets that came back, while the undone one is open yet', async () => {
  const server = createSetServer(someSets(2));
  server.api.answer(setEndpoints.removeMany, null);
  server.api.answer(setEndpoints.restoreMany, null);
  const queryClient = new QueryClient();
  const watched = [1, 2].map((setId) =>
    new QueryObserver(queryClient, setQueries.get(server.api, setId)).subscribe(vi.fn()),
  );
  await waitFor(() => expect(server.api.calls(setEndpoints.get)).toHaveLength(2));

  await undoMerge(
    { api: server.api, queryClient },
    { mergedId: 2, quizIds: [1], onRemoved: vi.fn() },
  );

  const asked = server.api.calls(setEndpoints.get).map(({ params }) => params.quizId);
  expect(asked).toEqual(['1', '2', '1']);
  watched.forEach((close) => close());
});

describe('splitting', () => {
  async function split(view: View) {
    await view.user.click(screen.getByRole('link', { name: 'Set 1' }));
    await view.user.click(await screen.findByRole('button', { name: 'More' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Split set' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Split set' }));
    await view.user.type(dialog.getByLabelText('Name of the new set'), 'Part');
    await view.user.click(dialog.getByRole('checkbox', { name: 'Osmosis' }));
    await view.user.click(dialog.getByRole('checkbox', { name: 'Diffusion' }));
    await view.user.click(dialog.getByRole('button', { name: 'Split set' }));
    return screen.findByRole('button', { name: 'Undo' });
  }

  it('is taken back: the cards are in their set and order again, and the new set goes', async () => {
    const view = await open();
    const undo = await split(view);
    expect(view.api.calls(setEndpoints.split)[0]?.body.flashcardIds).toEqual([1, 2]);
    expect(view.currentPath()).toContain('set=78');
    expect(view.idsOf(1)).toEqual([3]);

    await view.user.click(undo);

    await waitFor(() => expect(view.currentPath()).toContain('set=1'));
    expect(view.idsOf(1)).toEqual([1, 2, 3]);
    expect(view.api.calls(setEndpoints.removeMany)[0]?.body).toEqual({ quizIds: [78] });
  });

  it('that cannot be taken back keeps the new set', async () => {
    const view = await open();
    const undo = await split(view);
    view.api.answer(setEndpoints.addCards, serverDown);

    await view.user.click(undo);

    expect(await screen.findByText(/could not be undone. No card is lost/)).toBeVisible();
    expect(view.api.calls(setEndpoints.removeMany)).toEqual([]);
  });
});

it('leads to the study of several together', async () => {
  const view = await open();

  await choose(view, 'Study together', 1, 2);

  expect(view.currentPath()).toBe('/study/together?sets=1,2');
});

it('offers nothing for several while one is chosen', async () => {
  const view = await open();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select Set 1' }));

  await view.user.click(screen.getByRole('button', { name: 'Actions for the selection' }));

  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Move to folder', 'Export', 'Delete']);
});
