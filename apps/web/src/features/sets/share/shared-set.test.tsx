import {
  paymentEndpoints,
  type SetWithCards,
  setEndpoints,
  TEAM_MESSAGES,
  teamEndpoints,
  teamSetEndpoints,
} from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aSet } from '../../../testing/cards';
import { fill } from '../../../testing/fill';
import {
  CARDS,
  createSetServer,
  openSets,
  questionsShown,
  serverDown,
} from '../testing/set-server';

const LAN = { userId: 8, name: 'Lan Phạm' };
const OF_LAN = { author: LAN, isMine: false };
const TEAM = {
  name: 'Biology K66',
  myRole: 'owner' as const,
  paidUntil: '2026-12-15T10:00:00.000Z',
  seats: { total: 5, used: 1 },
  members: [],
  invitations: [],
};

/** The set 12 as it stands open. */
async function openSet({
  shared,
  plan = 'Team' as const,
  paidUntil = TEAM.paidUntil,
}: {
  shared?: SetWithCards['shared'];
  plan?: 'Team' | 'Pro' | 'Pro and Team';
  paidUntil?: string | null;
} = {}) {
  const set = aSet({ flashcards: CARDS.slice(0, 3), ...(shared && { shared }) });
  const server = createSetServer([set]);
  const { api, stored } = server;
  api.answer(paymentEndpoints.checkPlan, { response: plan });
  api.answer(teamEndpoints.get, { ...TEAM, paidUntil });
  api.answer(teamSetEndpoints.share, ({ params }) => {
    const author = { userId: 7, name: 'Minh Anh' };
    Object.assign(stored[0] ?? {}, { shared: { author, isMine: true, canEdit: true } });
    const { flashcards: _, shared: __, ...row } = set;
    return { ...row, quizId: Number(params.quizId), author, sharedDate: '', isMine: true };
  });
  api.answer(teamSetEndpoints.unshare, () => {
    delete stored[0]?.shared;
    return null;
  });
  const view = openSets('/set-creator?set=12', server);
  await screen.findByRole('heading', { level: 2, name: 'Cell biology basics' });
  return view;
}

async function openMenu(view: Awaited<ReturnType<typeof openSet>>) {
  await view.user.click(screen.getByRole('button', { name: 'More' }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

describe('an own set', () => {
  it.each(['Team', 'Pro and Team'] as const)('can be shared by a member with %s', async (plan) => {
    const view = await openSet({ plan });
    await waitFor(() => expect(view.api.calls(teamEndpoints.get)).toHaveLength(1));
    await openMenu(view);

    await view.user.click(await screen.findByRole('menuitem', { name: 'Share with team' }));

    expect(await screen.findByText('Shared with your team')).toBeVisible();
    expect(view.api.calls(teamSetEndpoints.share)[0]?.params).toEqual({ quizId: '12' });
  });

  it('offers no sharing without a team, and does not ask for one', async () => {
    const view = await openSet({ plan: 'Pro' });
    await waitFor(() => expect(view.api.calls(paymentEndpoints.checkPlan)).toHaveLength(1));

    expect(await openMenu(view)).toEqual([
      'Learn',
      'Write',
      'Match',
      'Rename set',
      'Reorder cards',
      'Split set',
      'Print',
      'Print cards to cut out',
      'Export',
      'Share link',
      'Delete set',
    ]);
    expect(view.api.calls(teamEndpoints.get)).toEqual([]);
  });

  it('offers no sharing with a team that is not paid for', async () => {
    const view = await openSet({ paidUntil: null });
    await waitFor(() => expect(view.api.calls(teamEndpoints.get)).toHaveLength(1));

    expect(await openMenu(view)).not.toContain('Share with team');
  });

  it('is no longer shared after a question, and stays open', async () => {
    const author = { userId: 7, name: 'Minh Anh' };
    const view = await openSet({ shared: { author, isMine: true, canEdit: true } });
    expect(screen.getByText('Shared with your team')).toBeVisible();
    expect(await openMenu(view)).toContain('Delete set');
    await view.user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop sharing?' });
    expect(view.api.calls(teamSetEndpoints.unshare)).toEqual([]);

    await view.user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }));

    await waitFor(() => expect(screen.queryByText('Shared with your team')).toBeNull());
    expect(view.currentPath()).toBe('/set-creator?set=12');
    expect(questionsShown()).toHaveLength(3);
  });

  it('says that sharing did not work', async () => {
    const view = await openSet();
    await waitFor(() => expect(view.api.calls(teamEndpoints.get)).toHaveLength(1));
    view.api.answer(teamSetEndpoints.share, serverDown);
    await openMenu(view);

    await view.user.click(await screen.findByRole('menuitem', { name: 'Share with team' }));

    expect(await screen.findByText('Something went wrong.')).toBeVisible();
  });
});

describe('a set of somebody else, open to the owner of the team', () => {
  const shared = { ...OF_LAN, canEdit: true };

  it('can be renamed and put in order, but not deleted, and takes no cards', async () => {
    const view = await openSet({ shared });

    expect(screen.getByText(/Shared by .*Lan Phạm/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add flashcards' })).not.toBeInTheDocument();
    expect(await openMenu(view)).toEqual([
      'Learn',
      'Write',
      'Match',
      'Rename set',
      'Reorder cards',
      'Print',
      'Print cards to cut out',
      'Stop sharing',
    ]);
  });

  it('has cards that can be changed', async () => {
    const view = await openSet({ shared });

    fill('Question of card 1', 'Osmosis, again');
    await view.user.click(screen.getByRole('button', { name: 'Save card 1' }));

    expect(await screen.findByText('Card saved')).toBeVisible();
    expect(view.api.calls(setEndpoints.editCard)[0]?.params).toEqual({
      quizId: '12',
      flashcardId: '1',
    });
  });

  it('loses a card only after a question, because there is no way back', async () => {
    const view = await openSet({ shared });
    await view.user.click(screen.getByRole('button', { name: 'Delete card 1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this card out?' });
    expect(view.api.calls(setEndpoints.removeCard)).toEqual([]);

    await view.user.click(within(dialog).getByRole('button', { name: 'Take out' }));

    await waitFor(() => expect(questionsShown()).toEqual(['Diffusion', 'Turgor']));
    expect(await screen.findByText('Card taken out of the set')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('closes when the owner ends the sharing', async () => {
    const view = await openSet({ shared });
    await openMenu(view);
    await view.user.click(screen.getByRole('menuitem', { name: 'Stop sharing' }));
    const dialog = await screen.findByRole('alertdialog');

    await view.user.click(within(dialog).getByRole('button', { name: 'Stop sharing' }));

    await waitFor(() => expect(view.currentPath()).toBe('/set-creator'));
  });
});

describe('a set of somebody else, open to a member', () => {
  const shared = { ...OF_LAN, canEdit: false };

  it('can be read, studied and printed, and nothing more', async () => {
    const view = await openSet({ shared });

    expect(await openMenu(view)).toEqual([
      'Learn',
      'Write',
      'Match',
      'Print',
      'Print cards to cut out',
    ]);
    expect(screen.getByRole('link', { name: 'Study' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add flashcards' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /card 1$/ })).not.toBeInTheDocument();
    for (const field of screen.getAllByRole('textbox', { name: /of card/ })) {
      expect(field).toHaveAttribute('readonly');
    }
  });

  it('says in the words of the server that the team is not paid for', async () => {
    const server = createSetServer([]);
    const ended = new ApiError(TEAM_MESSAGES.ended, { code: 'plan_limit', status: 402 });
    server.api.answer(setEndpoints.get, ended);
    openSets('/set-creator?set=12', server);

    expect(await screen.findByText(TEAM_MESSAGES.ended)).toBeVisible();
  });
});
