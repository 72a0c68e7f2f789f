import { flashcardEndpoints, setEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard, aSet } from '../../../testing/cards';
import {
  createFlashcardServer,
  openFlashcards,
  ROUTE,
  someCards,
} from '../testing/flashcard-server';

const { changeTags, tags, list } = flashcardEndpoints;

function open(cards = someCards(5), route = ROUTE) {
  const server = createFlashcardServer(cards);
  server.api.answer(changeTags, ({ body }) => ({
    cards: body.flashcardIds.map((flashcardId) => ({ flashcardId, tags: body.add ?? [] })),
  }));
  return openFlashcards(route, server);
}

type View = ReturnType<typeof open>;

async function select({ user }: View, ...places: number[]) {
  for (const place of places) {
    await user.click(await screen.findByRole('checkbox', { name: `Select Question ${place}` }));
  }
}

describe('choosing many', () => {
  it('takes all rows between two presses, the second with Shift', async () => {
    const view = open();
    await select(view, 2);

    await view.user.keyboard('{Shift>}');
    await select(view, 4);
    await view.user.keyboard('{/Shift}');

    expect(screen.getByText('3 selected')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Question 3' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Question 1' })).not.toBeChecked();
  });

  it('shows what can be done only while something is chosen', async () => {
    const view = open();
    await screen.findByText('Question 1');
    expect(screen.queryByRole('button', { name: 'Tag' })).not.toBeInTheDocument();

    await select(view, 1);

    const bar = within(screen.getByRole('group', { name: 'Selected flashcards' }));
    expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '',
      'Add to a set',
      'Tag',
      'Export',
      'Delete',
    ]);
  });
});

describe('tags', () => {
  it('stand on their row, and in the filters with how many have them', async () => {
    const server = createFlashcardServer([aCard({ tags: ['exam', 'Sinh học'] })]);
    server.api.answer(tags, { tags: [{ tag: 'Sinh học', count: 3 }] });
    const { user, api, currentPath } = openFlashcards(ROUTE, server);

    expect(await screen.findByRole('listitem')).toHaveTextContent('TagsexamSinh học');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Tag' }), 'Sinh học (3)');

    expect(currentPath()).toBe(`${ROUTE}?tag=Sinh+h%E1%BB%8Dc`);
    await waitFor(() => expect(api.calls(list).at(-1)?.body).toMatchObject({ tag: 'Sinh học' }));
  });

  it('are not there to filter by for a student without any', async () => {
    open();
    await screen.findByText('Question 1');

    expect(screen.queryByRole('combobox', { name: 'Tag' })).not.toBeInTheDocument();
  });

  it('are put on all chosen cards with one call', async () => {
    const view = open();
    await select(view, 1, 3);
    await view.user.click(screen.getByRole('button', { name: 'Tag' }));

    await view.user.type(await screen.findByLabelText('Add these tags'), 'exam{Enter}hard,');
    await view.user.type(screen.getByLabelText('Remove these tags'), 'old');
    await view.user.click(screen.getByRole('button', { name: 'Save tags' }));

    expect(await screen.findByText('Tags of 2 flashcards saved')).toBeVisible();
    expect(view.api.calls(changeTags).map(({ body }) => body)).toEqual([
      { flashcardIds: [1, 3], add: ['exam', 'hard'], remove: ['old'] },
    ]);
    expect((await screen.findAllByText('exam')).length).toBeGreaterThan(0);
  });

  it('are taken off again, from those cards that did not have them', async () => {
    const view = open();
    view.api.answer(changeTags, {
      cards: [
        { flashcardId: 1, tags: ['exam'], before: [] },
        { flashcardId: 3, tags: ['exam'], before: ['exam', 'old'] },
      ],
    });
    await select(view, 1, 3);
    await view.user.click(screen.getByRole('button', { name: 'Tag' }));
    await view.user.type(await screen.findByLabelText('Add these tags'), 'exam');
    await view.user.click(screen.getByRole('button', { name: 'Save tags' }));

    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(
        view.api
          .calls(changeTags)
          .map(({ body }) => body)
          .slice(1),
      ).toEqual([
        { flashcardIds: [1], add: [], remove: ['exam'] },
        { flashcardIds: [3], add: ['old'], remove: [] },
      ]),
    );
  });

  it('of one card are changed where it is edited', async () => {
    const view = open([aCard({ flashcardId: 7, question: 'Osmosis', tags: ['exam'] })]);
    await view.user.click(await screen.findByRole('button', { name: 'Osmosis' }));
    const field = await screen.findByLabelText('Tags', { selector: 'input' });

    await view.user.click(screen.getByRole('button', { name: 'Remove tag exam' }));
    await view.user.type(field, 'cells{Enter}');

    expect(screen.getByRole('button', { name: 'Remove tag cells' })).toBeVisible();
    await waitFor(() =>
      expect(view.api.calls(changeTags).map(({ body }) => body)).toEqual([
        { flashcardIds: [7], remove: ['exam'] },
        { flashcardIds: [7], add: ['cells'] },
      ]),
    );
  });
});

describe('adding to a set', () => {
  async function openToAdd(addedIds: number[]) {
    const view = open();
    const { flashcards: _, ...row } = aSet({ quizId: 9, title: 'Cells' });
    view.api.answer(setEndpoints.list, { quizzes: [row], totalPages: 1, totalItems: 1 });
    view.api.answer(setEndpoints.addCards, {
      added: addedIds.length,
      addedIds,
      flashcardCount: 5,
    });
    view.api.answer(setEndpoints.create, { ...row, quizId: 12 });
    view.api.answer(setEndpoints.removeCards, null);
    view.api.answer(setEndpoints.removeMany, null);
    await select(view, 1, 2);
    await view.user.click(screen.getByRole('button', { name: 'Add to a set' }));
    await screen.findByRole('option', { name: 'Cells' });
    return view;
  }

  const press = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }));

  it('puts the chosen cards into the set', async () => {
    const view = await openToAdd([1, 2]);
    await press(view, 'Add to set');

    expect(await screen.findByText(/2 flashcards added to .*Cells/)).toBeVisible();
    expect(view.api.calls(setEndpoints.addCards)).toMatchObject([
      { params: { quizId: '9' }, body: { flashcardList: [1, 2] } },
    ]);
  });

  it('[U-21] is taken back, and what was in the set before stays in it', async () => {
    const view = await openToAdd([2]);
    await press(view, 'Add to set');

    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(view.api.calls(setEndpoints.removeCards)).toMatchObject([
        { params: { quizId: '9' }, body: { flashcardList: [2] } },
      ]),
    );
  });

  it('[U-21] of a new set is taken back with the set', async () => {
    const view = await openToAdd([]);
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Set' }), 'New set');
    await view.user.type(screen.getByLabelText('Set name'), 'Cells');
    await press(view, 'Add to set');

    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(view.api.calls(setEndpoints.removeMany)[0]?.body).toEqual({ quizIds: [12] }),
    );
  });
});
