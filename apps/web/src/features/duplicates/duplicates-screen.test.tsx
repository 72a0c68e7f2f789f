import { duplicateEndpoints, type RepeatedCard } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard } from '../../testing/cards';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { Toaster } from '../../ui/feedback/toast';
import { DuplicatesScreen } from './duplicates-screen';

function repeated(flashcardId: number, question: string, answer: string): RepeatedCard {
  return { ...aCard({ flashcardId, question, answer }), sets: [{ quizId: 1, title: 'Cells' }] };
}

function open(groups: RepeatedCard[][]) {
  const api = createFakeApi();
  api.answer(duplicateEndpoints.list, { groups, totalItems: groups.length, totalPages: 1 });
  api.answer(duplicateEndpoints.join, null);
  api.answer(duplicateEndpoints.part, null);
  const view = renderScreen(
    <>
      <DuplicatesScreen />
      <Toaster />
    </>,
    { api },
  );
  return { ...view, api };
}

const OSMOSIS = [repeated(1, 'Osmosis', 'Water'), repeated(4, 'OSMOSIS', 'water')];
const TURGOR = [repeated(2, 'Turgor', 'Pressure'), repeated(3, 'Turgor', 'Another')];

it('keeps the card that is chosen, and takes that back', async () => {
  const { user, api } = open([TURGOR]);
  const group = within(await screen.findByRole('region', { name: 'Turgor' }));
  expect(group.getByText('Different answers')).toBeVisible();
  expect(group.getByRole('radio', { name: 'Pressure' })).toBeChecked();

  await user.click(group.getByRole('radio', { name: 'Another' }));
  await user.click(group.getByRole('button', { name: 'Keep this one' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  const sent = { groups: [{ flashcardId: 3, others: [2] }] };
  expect(api.calls(duplicateEndpoints.join)[0]?.body).toEqual(sent);
  await waitFor(() => expect(api.calls(duplicateEndpoints.part)[0]?.body).toEqual(sent));
});

it('keeps the oldest of all groups where there is nothing to decide', async () => {
  const { user, api } = open([OSMOSIS, TURGOR]);

  await user.click(await screen.findByRole('button', { name: /Keep the oldest of 1/ }));

  expect(api.calls(duplicateEndpoints.join)[0]?.body).toEqual({
    groups: [{ flashcardId: 1, others: [4] }],
  });
});

it('says when every question is there once', async () => {
  open([]);

  expect(await screen.findByText('No duplicates')).toBeVisible();
});
