import { setEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSet } from '../../../testing/cards';
import { createSetServer, openSets, someSets } from '../testing/set-server';

async function open(count = 3) {
  const server = createSetServer(someSets(count));
  server.api.answer(setEndpoints.removeMany, null);
  server.api.answer(setEndpoints.restoreMany, null);
  const { flashcards: _, ...merged } = aSet({ quizId: 77, title: 'All' });
  server.api.answer(setEndpoints.merge, merged);
  server.api.answer(setEndpoints.split, { ...merged, quizId: 78 });
  const view = openSets('/set-creator', server);
  await screen.findByText('Set 1');
  return { ...view, api: server.api };
}

type View = Awaited<ReturnType<typeof open>>;

async function choose({ user }: View, action: string, ...places: number[]) {
  for (const place of places) {
    await user.click(screen.getByRole('checkbox', { name: `Select Set ${place}` }));
  }
  await user.click(screen.getByRole('button', { name: 'What to do with them' }));
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

it('leads to the study of several together', async () => {
  const view = await open();

  await choose(view, 'Study together', 1, 2);

  expect(view.currentPath()).toBe('/study/together?sets=1,2');
});

it('offers nothing for several while one is chosen', async () => {
  const view = await open();
  await view.user.click(screen.getByRole('checkbox', { name: 'Select Set 1' }));

  await view.user.click(screen.getByRole('button', { name: 'What to do with them' }));

  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['Move to folder', 'Export', 'Delete']);
});
