import { searchEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCard, aSet } from '../../testing/cards';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { usePalette } from './public';

const logOut = vi.fn();
const GROUPS = [
  {
    id: 'actions',
    label: 'Actions',
    entries: [
      { id: 'today', label: 'Start today', icon: null, to: '/today' },
      { id: 'log-out', label: 'Log out', icon: null, onSelect: logOut },
    ],
  },
];

// The test browser draws nothing and cannot scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function Shell({ isOn }: { isOn: boolean }) {
  const { dialog } = usePalette({ groups: GROUPS, isOn });
  return (
    <>
      <input aria-label="Somewhere" />
      {dialog}
    </>
  );
}

function open({ isOn = true } = {}) {
  const api = createFakeApi();
  const { flashcards: _, ...set } = aSet({ quizId: 4, title: 'Tế bào' });
  api.answer(searchEndpoints.find, {
    documents: [],
    sets: [set],
    cards: [aCard({ flashcardId: 7, question: 'Tế bào là gì?' })],
  });
  return renderScreen(<Shell isOn={isOn} />, { api });
}

const activeWords = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
};

it('opens by Ctrl+K while something is typed, and not for guests', async () => {
  const guest = open({ isOn: false });
  await guest.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  guest.unmount();

  const { user } = open();
  await user.click(screen.getByLabelText('Somewhere'));
  await user.keyboard('{Control>}k{/Control}');

  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
});

it('goes with the arrows from entry to entry, round the ends, and does the chosen one', async () => {
  const { user, currentPath } = open();
  await user.keyboard('{Meta>}k{/Meta}');
  await screen.findByRole('listbox');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  expect(activeWords()).toBe('Start today');

  await user.keyboard('{ArrowUp}');
  expect(activeWords()).toBe('Log out');
  await user.keyboard('{ArrowDown}');
  expect(activeWords()).toBe('Start today');
  await user.keyboard('{Enter}');

  expect(currentPath()).toBe('/today');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('finds what the student has with one call once the typing pauses', async () => {
  const { user, api, currentPath } = open();
  await user.keyboard('{Control>}k{/Control}');

  await user.type(await screen.findByRole('combobox'), 'te bao');
  await screen.findByRole('option', { name: 'Tế bào' });

  expect(api.calls(searchEndpoints.find).map(({ query }) => query)).toEqual([
    { keyword: 'te bao' },
  ]);
  expect(screen.getByRole('group', { name: 'Sets' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Tế bào' }));
  expect(currentPath()).toBe('/set-creator?set=4');
});

it('does what is no address, and says when nothing is found', async () => {
  const { user, api } = open();
  api.answer(searchEndpoints.find, { documents: [], sets: [], cards: [] });
  await user.keyboard('{Control>}k{/Control}');
  const line = await screen.findByRole('combobox');

  await user.type(line, 'xyz');
  expect(await screen.findByText('Nothing found.')).toBeVisible();
  await user.clear(line);
  await user.type(line, 'log');
  await user.keyboard('{Enter}');

  expect(logOut).toHaveBeenCalledOnce();
});
