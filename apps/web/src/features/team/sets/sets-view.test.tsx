import { setEndpoints, STUDY_MESSAGES, teamSetEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { fill } from '../../../testing/fill';
import {
  aTeam,
  aTeamOf,
  aTeamSet,
  createTeamServer,
  noAnswer,
  openTeam,
  serverDown,
} from '../testing/team-server';

const MINE = aTeamSet({
  quizId: 13,
  title: 'Latin plant names',
  isMine: true,
  author: { userId: 7, name: 'Minh Anh' },
});
const shownSets = () =>
  within(screen.getByRole('list', { name: 'Shared sets' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);

async function openSets(
  options: Parameters<typeof createTeamServer>[0] = {},
  route = '/team?view=sets',
) {
  const view = openTeam(route, createTeamServer({ shared: [aTeamSet(), MINE], ...options }));
  await screen.findByRole('button', { name: 'More for Cell biology basics' });
  return view;
}

/** Opens the menu of a set and answers with what it offers. */
async function openMenu(view: Awaited<ReturnType<typeof openSets>>, title: string) {
  await view.user.click(screen.getByRole('button', { name: `More for ${title}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

describe('the shared sets', () => {
  it('stand with their author, their cards and the day they were shared', async () => {
    const { api } = await openSets();

    const [first, second] = within(screen.getByRole('list', { name: 'Shared sets' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(/Cell biology basicsby .*Lan Phạm.*5 cardsShared 11\/10\/2026/);
    expect(second).toHaveTextContent('Latin plant namesby you');
    expect(api.calls(teamSetEndpoints.list)[0]).toMatchObject({
      query: { page: '0', pageSize: '5', keyword: '' },
      options: { isQuiet: true },
    });
  });

  it('lead to the cards and to the test', async () => {
    await openSets();

    expect(screen.getByRole('link', { name: 'Study Cell biology basics' })).toHaveAttribute(
      'href',
      '/study-quiz?set=12',
    );
    expect(
      screen.getByRole('link', { name: 'Test yourself on Cell biology basics' }),
    ).toHaveAttribute('href', '/study-quiz-flashcard?set=12&view=test');
  });

  it('offer nothing to study where there are no cards', async () => {
    await openSets({ shared: [aTeamSet({ flashcardCount: 0 })] });

    expect(
      screen.queryByRole('link', { name: 'Study Cell biology basics' }),
    ).not.toBeInTheDocument();
  });

  it('are searched by name, and the address keeps it', async () => {
    const { currentPath } = await openSets();

    fill('Search shared sets…', 'Latin');

    await waitFor(() => expect(shownSets()).toEqual(['Latin plant names']));
    expect(currentPath()).toBe('/team?view=sets&keyword=Latin');
  });

  it('tell none found from none at all', async () => {
    const { user } = await openSets();
    fill('Search shared sets…', 'Greek');
    expect(await screen.findByText('No shared sets found.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Show all sets' }));

    await waitFor(() => expect(shownSets()).toHaveLength(2));
  });

  it('come in pages', async () => {
    const shared = Array.from({ length: 7 }, (_, place) =>
      aTeamSet({ quizId: place + 1, title: place === 0 ? 'Cell biology basics' : `Set ${place}` }),
    );
    const { user } = await openSets({ shared });

    await user.click(screen.getByRole('button', { name: 'Next' }));

    await waitFor(() => expect(shownSets()).toEqual(['Set 5', 'Set 6']));
  });

  it('begin empty, with the way to share one', async () => {
    const { user } = openTeam('/team?view=sets', createTeamServer({ shared: [] }));
    await screen.findByText('Nothing is shared yet.');

    await user.click(screen.getAllByRole('button', { name: 'Share a set' })[1]!);

    expect(await screen.findByRole('dialog', { name: 'Share a set' })).toBeVisible();
  });

  it('[D-25] do not claim to be empty when they could not load', async () => {
    const api = createTeamServer();
    api.answer(teamSetEndpoints.list, serverDown);
    openTeam('/team?view=sets', api);

    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.queryByText('Nothing is shared yet.')).not.toBeInTheDocument();
  });
});

describe('what a role may do with a set', () => {
  it.each([
    ['owner', aTeam(), 'Cell biology basics', ['Copy to my sets', 'Edit set', 'Stop sharing']],
    ['admin', aTeamOf('admin'), 'Cell biology basics', ['Copy to my sets', 'Stop sharing']],
    ['member', aTeamOf('member'), 'Cell biology basics', ['Copy to my sets']],
    [
      'its author',
      aTeamOf('member'),
      'Latin plant names',
      ['Copy to my sets', 'Edit set', 'Stop sharing'],
    ],
  ])('%s', async (_role, team, title, offers) => {
    const view = await openSets({ team });

    expect(await openMenu(view, title)).toEqual(offers);
  });
});

describe('copying', () => {
  async function copy(view: Awaited<ReturnType<typeof openSets>>) {
    await openMenu(view, 'Cell biology basics');
    await view.user.click(screen.getByRole('menuitem', { name: 'Copy to my sets' }));
  }

  it('makes an own set, and leads to it', async () => {
    const view = await openSets();
    await copy(view);
    await screen.findByText(/is now in your sets/);

    await view.user.click(screen.getByRole('button', { name: 'Open' }));

    expect(view.currentPath()).toBe('/set-creator?set=112');
  });

  it('[B-78] is repeated with the same key after a lost answer, and with a new one after that', async () => {
    const view = await openSets();
    view.api.answer(teamSetEndpoints.copy, noAnswer);
    await copy(view);
    await screen.findByText('The set could not be copied. Please try again.');
    view.api.answer(teamSetEndpoints.copy, aTeamSet({ quizId: 112 }));
    await copy(view);
    await screen.findByText(/is now in your sets/);
    await copy(view);
    await waitFor(() => expect(view.api.calls(teamSetEndpoints.copy)).toHaveLength(3));

    const keys = view.api.calls(teamSetEndpoints.copy).map((call) => call.options.idempotencyKey);

    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('offers a larger plan when this one is full', async () => {
    const view = await openSets();
    const full = STUDY_MESSAGES.setLimit(50);
    view.api.answer(teamSetEndpoints.copy, new ApiError(full, { code: 'plan_limit', status: 402 }));

    await copy(view);

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(full);
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/profile#plan');
  });
});

describe('the end of sharing', () => {
  it('is asked about, and takes the set from the list', async () => {
    const view = await openSets();
    await openMenu(view, 'Cell biology basics');
    await view.user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop sharing?' });
    expect(view.api.calls(teamSetEndpoints.unshare)).toEqual([]);

    await view.user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }));

    await waitFor(() => expect(shownSets()).toEqual(['Latin plant names']));
    expect(view.api.calls(teamSetEndpoints.unshare)[0]?.params).toEqual({ quizId: '12' });
    expect(await screen.findByText(/is no longer shared/)).toBeVisible();
  });

  it('keeps the set in the list when it did not work', async () => {
    const view = await openSets();
    view.api.answer(teamSetEndpoints.unshare, serverDown);
    await openMenu(view, 'Cell biology basics');
    await view.user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));

    await view.user.click(await screen.findByRole('button', { name: 'Stop sharing' }));

    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expect(shownSets()).toHaveLength(2);
  });
});

describe('sharing an own set', () => {
  const own = [
    { quizId: 13, title: 'Latin plant names', createdDate: '2026-11-02', flashcardCount: 1 },
    { quizId: 14, title: 'Photosynthesis', createdDate: '2026-11-02', flashcardCount: 4 },
  ];

  async function openDialog(options: Parameters<typeof createTeamServer>[0] = { own }) {
    const view = await openSets(options);
    await view.user.click(screen.getByRole('button', { name: 'Share a set' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Share a set' }) };
  }

  it('shows the own sets, and which of them the team has', async () => {
    const { dialog } = await openDialog();

    const rows = within(await within(dialog).findByRole('list', { name: 'Your sets' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Latin plant names1 cardShared',
      'Photosynthesis4 cardsShare',
    ]);
  });

  it('knows of them beyond the first page', async () => {
    const others = Array.from({ length: 50 }, (_, place) =>
      aTeamSet({ quizId: 100 + place, title: place === 0 ? 'Cell biology basics' : 'Other' }),
    );
    const { dialog } = await openDialog({ own, shared: [...others, MINE] });

    expect(await within(dialog).findByText('Shared')).toBeVisible();
  });

  it('shares with one press, and says so', async () => {
    const { user, api, dialog } = await openDialog();

    await user.click(await within(dialog).findByRole('button', { name: 'Share Photosynthesis' }));

    await waitFor(() => expect(within(dialog).getAllByText('Shared')).toHaveLength(2));
    expect(api.calls(teamSetEndpoints.share)[0]?.params).toEqual({ quizId: '14' });
    expect(await screen.findByText(/is shared with your team/)).toBeVisible();
  });

  it('can be tried again when it did not work', async () => {
    const { user, api, dialog } = await openDialog();
    api.answer(teamSetEndpoints.share, noAnswer);

    await user.click(await within(dialog).findByRole('button', { name: 'Share Photosynthesis' }));

    expect(await screen.findByText('The set could not be shared. Please try again.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Share Photosynthesis' })).toBeVisible();
  });

  it('searches the own sets', async () => {
    const { api, dialog } = await openDialog();
    await within(dialog).findByRole('list', { name: 'Your sets' });

    fill(within(dialog).getByLabelText('Search your sets…'), 'photo');

    await waitFor(() =>
      expect(api.calls(setEndpoints.list).at(-1)?.query).toMatchObject({ keyword: 'photo' }),
    );
  });

  it('leads somebody without sets to where they are made', async () => {
    const { dialog } = await openDialog({ own: [] });

    expect(await within(dialog).findByRole('link', { name: 'Make a set' })).toHaveAttribute(
      'href',
      '/set-creator',
    );
  });
});
