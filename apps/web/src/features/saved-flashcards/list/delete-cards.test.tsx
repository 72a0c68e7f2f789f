import { flashcardEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, type ApiOptions } from '../../../lib/api/api';
import {
  createFlashcardServer,
  noAnswer,
  notFound,
  openFlashcards,
  questionsShown,
  ROUTE,
  serverDown,
  someCards,
} from '../testing/flashcard-server';

const { remove, restore } = flashcardEndpoints;

function open(count = 3, route = ROUTE) {
  return openFlashcards(route, createFlashcardServer(someCards(count)));
}

const keyOf = ({ options }: { options: ApiOptions }) => options.idempotencyKey;

type View = ReturnType<typeof open>;

async function removeRow({ user }: View, question: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${question}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
}

async function select({ user }: View, ...questions: string[]) {
  for (const question of questions) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${question}` }));
  }
}

async function removeSelected({ user }: View) {
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
}

it('asks first, with the keyboard on Cancel', async () => {
  const { user, api } = open();

  await user.click(await screen.findByRole('button', { name: 'Delete Question 2' }));

  expect(await screen.findByRole('alertdialog', { name: 'Delete Flashcard' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  expect(api.calls(remove)).toEqual([]);
});

it('takes chosen cards along instead', async () => {
  const view = open();
  await select(view, 'Question 1', 'Question 3');

  await view.user.click(screen.getByRole('button', { name: 'Export' }));

  expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible();
});

it('[D-35] deletes one card at once, and goes on with the next row', async () => {
  const view = open();

  await removeRow(view, 'Question 2');

  expect(await screen.findByText('Flashcard deleted')).toBeVisible();
  expect(view.api.calls(remove)[0]?.body).toEqual({ flashcardIds: [2] });
  await waitFor(() => expect(questionsShown()).toEqual(['Question 1', 'Question 3']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Question 3' })).toHaveFocus());
});

it('deletes the selected cards in one call', async () => {
  const view = open();
  await select(view, 'Question 1', 'Question 3');
  expect(screen.getByText('2 selected')).toBeVisible();

  await removeSelected(view);

  expect(await screen.findByText('2 flashcards deleted')).toBeVisible();
  expect(view.api.calls(remove)[0]?.body).toEqual({ flashcardIds: [1, 3] });
  await waitFor(() => expect(questionsShown()).toEqual(['Question 2']));
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

it('selects a whole page, keeps that from page to page and drops it for other filters', async () => {
  const view = open(7);
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await view.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Question 6');
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();

  await select(view, 'Question 6');
  expect(screen.getByText('6 selected')).toBeVisible();

  await view.user.type(screen.getByRole('searchbox'), 'Question 7{Enter}');
  await waitFor(() => expect(questionsShown()).toEqual(['Question 7']));
  expect(screen.queryByText('6 selected')).not.toBeInTheDocument();
});

it('clears the selection', async () => {
  const view = open();
  await select(view, 'Question 1');

  await view.user.click(screen.getByRole('button', { name: 'Clear selection' }));

  expect(screen.getByRole('checkbox', { name: 'Select Question 1' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
});

it('[D-35][U-21] brings all of them back with Undo', async () => {
  const view = open();
  await select(view, 'Question 1', 'Question 3');
  await removeSelected(view);

  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(questionsShown()).toEqual(['Question 1', 'Question 2', 'Question 3']));
  expect(view.api.calls(restore)[0]?.body).toEqual({ flashcardIds: [1, 3] });
});

it('says when it did not work, and keeps rows and selection', async () => {
  const view = open();
  view.api.answer(remove, serverDown);
  await select(view, 'Question 1', 'Question 3');

  await removeSelected(view);

  expect(
    await screen.findByText('The flashcards could not be deleted. They are all still here.'),
  ).toBeVisible();
  expect(questionsShown()).toHaveLength(3);
  expect(screen.getByText('2 selected')).toBeVisible();
});

it('[U-23] sends the same key again after a lost answer, and another one the next time', async () => {
  const view = open();
  view.api.answer(remove, noAnswer);
  await removeRow(view, 'Question 2');
  await screen.findByText('The flashcard could not be deleted.');
  view.api.answer(remove, null);
  view.api.answer(restore, null);
  await removeRow(view, 'Question 2');
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

  await removeRow(view, 'Question 2');

  await waitFor(() => expect(view.api.calls(remove)).toHaveLength(3));
  const [first, second, third] = view.api.calls(remove).map(keyOf);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('[U-23] sends the key of an Undo again after a lost answer', async () => {
  const view = open();
  await removeRow(view, 'Question 2');
  view.api.answer(restore, noAnswer);
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  await view.user.click(await screen.findByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(view.api.calls(restore)).toHaveLength(2));
  const [first, second] = view.api.calls(restore).map(keyOf);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
});

it('takes a card that is gone already for deleted', async () => {
  const view = open();
  await screen.findByText('Question 2');
  view.stored.splice(1, 1);

  await removeRow(view, 'Question 2');

  expect(await screen.findByText('Flashcard deleted')).toBeVisible();
  await waitFor(() => expect(questionsShown()).toEqual(['Question 1', 'Question 3']));
});

it('deletes the others although one of them is gone already', async () => {
  const view = open(5);
  await select(view, 'Question 1', 'Question 2', 'Question 3', 'Question 5');
  view.stored.splice(1, 1);

  await removeSelected(view);

  expect(await screen.findByText('4 flashcards deleted')).toBeVisible();
  expect(view.stored.map(({ flashcardId }) => flashcardId)).toEqual([4]);
  await waitFor(() => expect(questionsShown()).toEqual(['Question 4']));
});

it('says when there was nothing to bring back', async () => {
  const view = open();
  await removeRow(view, 'Question 2');
  view.api.answer(restore, notFound);

  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('The flashcard could not be brought back.')).toBeVisible();
});

it('[D-37] tells the plan’s limit when Undo finds no room, and tries again', async () => {
  const view = open();
  const message = STUDY_MESSAGES.cardLimit(1000);
  view.api.answer(restore, new ApiError(message, { code: 'plan_limit', status: 402 }));
  await removeRow(view, 'Question 2');
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(message)).toBeVisible();

  await view.user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(view.api.calls(restore)).toHaveLength(2));
});

it('shows the page before when the last row of the last page has gone', async () => {
  const view = open(6, `${ROUTE}?page=1`);

  await removeRow(view, 'Question 6');

  await waitFor(() => expect(view.currentPath()).toBe(ROUTE));
  expect(await screen.findByText('Question 5')).toBeVisible();
});
