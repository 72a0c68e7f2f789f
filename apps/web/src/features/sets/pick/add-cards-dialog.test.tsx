import { flashcardEndpoints, setEndpoints } from '@scholar/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill';
import { manyCards, openAdd, pressAdd } from '../testing/open-dialogs';
import {
  cardNotFound,
  createSetServer,
  questionsShown,
  serverDown,
  someSets,
} from '../testing/set-server';

const DIALOG = { name: 'Add Flashcards to Set' };
const choices = () =>
  within(screen.getByRole('list', { name: 'Flashcards to choose from' })).getAllByRole('checkbox');

describe("'Add Flashcards to Set'", () => {
  it('needs at least one card', async () => {
    const { user } = await openAdd();
    const submit = within(screen.getByRole('dialog')).getByRole('button', {
      name: 'Add flashcards',
    });
    expect(submit).toBeDisabled();

    await user.click(screen.getByRole('checkbox', { name: 'Buffer' }));

    expect(submit).toBeEnabled();
  });

  it('adds the chosen cards at the end of the set', async () => {
    const { user, api, idsOf } = await openAdd();
    await user.click(screen.getByRole('checkbox', { name: 'Buffer' }));

    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add flashcards' }),
    );

    expect(await screen.findByText('1 flashcard added')).toBeVisible();
    await waitFor(() => expect(questionsShown()).toHaveLength(4));
    expect(idsOf(1)).toEqual([1, 2, 3, 5]);
    expect(api.calls(setEndpoints.addCards)[0]?.options.idempotencyKey).toBeTruthy();
  });

  it('[U-21] is taken back', async () => {
    const { user, idsOf } = await openAdd();
    await user.click(screen.getByRole('checkbox', { name: 'Buffer' }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add flashcards' }),
    );

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(questionsShown()).toHaveLength(3));
    expect(idsOf(1)).toEqual([1, 2, 3]);
  });

  it('[B-113] shows those that are in the set already, and adds none of them', async () => {
    const { user } = await openAdd();
    const box = screen.getByRole('checkbox', { name: 'Osmosis' });
    expect(box).toBeChecked();

    await user.click(box);
    expect(screen.getByText('0 flashcards selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));

    expect(screen.getByText('2 flashcards selected')).toBeVisible();
  });

  it('asks for a thousand cards once and searches among them', async () => {
    const { api } = await openAdd();
    const calls = api.calls(flashcardEndpoints.list);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.query).toEqual({ pageNumber: '0', pageSize: '1000' });

    fill('Search flashcards…', 'tham');

    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Osmosis' })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Thẩm thấu' })).toBeVisible();
    expect(api.calls(flashcardEndpoints.list)).toHaveLength(1);
  });

  it('asks the server when there are more than a thousand', async () => {
    const server = createSetServer(someSets(1), manyCards(1200));
    const { api } = await openAdd(server);
    expect(screen.getByText('The newest 1,000. Search to find others.')).toBeVisible();

    fill('Search flashcards…', 'Term 1150');

    expect(await screen.findByRole('checkbox', { name: 'Term 1150' })).toBeVisible();
    expect(api.calls(flashcardEndpoints.list).at(-1)?.body).toMatchObject({
      keyword: 'Term 1150',
    });
  });

  it('[U-34] puts only the rows in sight into the page', async () => {
    await openAdd(createSetServer(someSets(1), manyCards(1000)));

    expect(choices().length).toBeLessThan(40);
    expect(screen.getByText('1,000 flashcards')).toBeVisible();
  });

  it('[U-02] goes from row to row with the arrows, and chooses with Space', async () => {
    const { user } = await openAdd(createSetServer(someSets(1), manyCards(1000)));
    screen.getByRole('checkbox', { name: 'Term 1' }).focus();

    await user.keyboard('{ArrowDown}{ArrowDown}{PageDown} ');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Term 8' })).toHaveFocus());

    expect(screen.getByRole('checkbox', { name: 'Term 8' })).toBeChecked();
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Term 1000' })).toHaveFocus());
  });

  it('[D-25] keeps the selection when it did not work', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api } = await openAdd();
    api.answer(setEndpoints.addCards, serverDown);
    await user.click(screen.getByRole('checkbox', { name: 'Buffer' }));

    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add flashcards' }),
    );

    expect(await screen.findByText(/could not be added/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Buffer' })).toBeChecked();
    expect(warn.mock.calls).toEqual([['Failed to add flashcards']]);
  });

  it('lets go of the selection when one of its cards is gone', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, api } = await openAdd();
    api.answer(setEndpoints.addCards, cardNotFound);
    await user.click(screen.getByRole('checkbox', { name: 'Buffer' }));

    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add flashcards' }),
    );

    expect(await screen.findByText(/Please select again\./)).toBeVisible();
    expect(screen.getByText('0 flashcards selected')).toBeVisible();
  });

  it('[B-106] adds a card again that was taken out since', async () => {
    const view = await openAdd();
    const addBuffer = async () => {
      await view.user.click(screen.getByRole('checkbox', { name: 'Buffer' }));
      await view.user.click(
        within(screen.getByRole('dialog', DIALOG)).getByRole('button', { name: 'Add flashcards' }),
      );
      await waitFor(() => expect(screen.queryByRole('dialog', DIALOG)).toBeNull());
      await waitFor(() => expect(questionsShown()).toHaveLength(4));
    };
    await addBuffer();
    await view.user.click(screen.getByRole('button', { name: 'Delete card 4' }));
    await waitFor(() => expect(questionsShown()).toHaveLength(3));

    await pressAdd(view);
    await addBuffer();

    const keys = view.api.calls(setEndpoints.addCards).map((call) => call.options.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('[U-20] has the selection also after a reload', async () => {
    const view = await openAdd();
    await view.user.click(screen.getByRole('checkbox', { name: 'Buffer' }));
    view.unmount();

    await openAdd();

    expect(screen.getByRole('checkbox', { name: 'Buffer' })).toBeChecked();
    expect(screen.getByText('1 flashcard selected')).toBeVisible();
  });

  it('counts and sends no chosen card that another tab has put into the set', async () => {
    const view = await openAdd();
    await view.user.click(screen.getByRole('checkbox', { name: 'Buffer' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Thẩm thấu' }));
    view.stored[0]?.flashcards.push(...view.saved.filter(({ question }) => question === 'Buffer'));

    // Coming back to this tab.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('1 flashcard selected')).toBeVisible();
    await view.user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Add flashcards' }),
    );

    await waitFor(() =>
      expect(view.api.calls(setEndpoints.addCards)).toMatchObject([
        { body: { flashcardList: [4] } },
      ]),
    );
  });

  it('gives the keyboard to the search when the filters are cleared', async () => {
    const { user } = await openAdd();
    fill('Search flashcards…', 'zzz');

    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(screen.getByRole('searchbox', { name: 'Search flashcards…' })).toHaveFocus();
    expect(await screen.findByRole('checkbox', { name: 'Osmosis' })).toBeVisible();
  });
});
