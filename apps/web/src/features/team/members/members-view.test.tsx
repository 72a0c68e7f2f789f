import { paymentEndpoints, TEAM_MESSAGES, teamEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import {
  aMember,
  anInvitation,
  aTeam,
  aTeamOf,
  createTeamServer,
  LAN,
  openTeam,
  TOBIAS,
} from '../testing/team-server';

const members = () => screen.getByRole('region', { name: 'Members' });
const rows = () =>
  within(members())
    .getAllByRole('listitem')
    .map((row) => row.textContent);

async function openMembers(team = aTeam(), api = createTeamServer({ team })) {
  const view = openTeam('/team', api);
  await screen.findByRole('heading', { name: 'Members' });
  return view;
}

/** Opens the menu of a member and answers with what it offers. */
async function openMenu(view: Awaited<ReturnType<typeof openMembers>>, name: string) {
  await view.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
}

describe('the members', () => {
  it('stand with name, address, role and the day they joined; one of them is you', async () => {
    await openMembers();

    expect(rows()).toEqual([
      'MAMinh AnhYouminh.anh@example.eduJoined 11/1/2026Owner',
      'LPLan Phạmlan@example.eduJoined 11/1/2026Admin',
      'TKTobias Kellertobias@example.eduJoined 11/1/2026Member',
    ]);
  });

  it('have no address where the server keeps it to itself', async () => {
    const team = aTeam({ myRole: 'member', members: [{ ...LAN, role: 'owner', email: null }] });
    await openMembers(team);

    expect(rows()).toEqual(['LPLan PhạmJoined 11/1/2026Owner']);
  });

  it('are marked while their account is deactivated', async () => {
    await openMembers(aTeam({ members: [aMember(), { ...TOBIAS, isActive: false }] }));

    expect(within(members()).getByText('Inactive')).toBeVisible();
  });

  it('count with the invitations against the seats', async () => {
    await openMembers(aTeam({ invitations: [anInvitation()] }));

    expect(members()).toHaveTextContent('4 of 5 seats, 1 waits for an answer');
  });
});

describe('what a role may do', () => {
  it('the owner changes roles, hands over and removes', async () => {
    const view = await openMembers();

    expect(await openMenu(view, 'Tobias Keller')).toEqual([
      'Make admin',
      'Hand over the team',
      'Remove from team',
    ]);
    expect(screen.queryByRole('button', { name: 'Actions for Minh Anh' })).not.toBeInTheDocument();
  });

  it('nobody hands the team over to a deactivated account', async () => {
    const team = aTeam({ members: [aMember(), { ...TOBIAS, isActive: false }] });
    const view = await openMembers(team);

    expect(await openMenu(view, 'Tobias Keller')).toEqual(['Make admin', 'Remove from team']);
  });

  it('an admin removes members, and never the owner', async () => {
    const view = await openMembers(aTeamOf('admin'));

    expect(await openMenu(view, 'Tobias Keller')).toEqual(['Remove from team']);
    expect(screen.queryByRole('button', { name: 'Actions for Lan Phạm' })).not.toBeInTheDocument();
  });

  it('a member does nothing to others and invites nobody', async () => {
    await openMembers(aTeamOf('member'));

    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Invite somebody' })).not.toBeInTheDocument();
  });
});

describe('changes by the owner', () => {
  it('make an admin out of a member', async () => {
    const view = await openMembers();
    await openMenu(view, 'Tobias Keller');

    await view.user.click(screen.getByRole('menuitem', { name: 'Make admin' }));

    expect(await screen.findByText(/Tobias Keller.* is an admin now/)).toBeVisible();
    expect(view.api.calls(teamEndpoints.setRole)).toMatchObject([
      { params: { userId: '9' }, body: { role: 'admin' } },
    ]);
    expect(rows()[2]).toContain('Admin');
  });

  it('remove a member only after asking, with the keyboard on Cancel', async () => {
    const view = await openMembers();
    await openMenu(view, 'Tobias Keller');
    await view.user.click(screen.getByRole('menuitem', { name: 'Remove from team' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Remove .*Tobias Keller/ });
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    expect(view.api.calls(teamEndpoints.removeMember)).toEqual([]);

    await view.user.click(within(dialog).getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(view.api.calls(teamEndpoints.removeMember)[0]?.params).toEqual({ userId: '9' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus());
  });

  it('hand the team over only after asking', async () => {
    const view = await openMembers();
    await openMenu(view, 'Lan Phạm');
    await view.user.click(screen.getByRole('menuitem', { name: 'Hand over the team' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(view.api.calls(teamEndpoints.transfer)).toEqual([]);

    await view.user.click(within(dialog).getByRole('button', { name: 'Hand over' }));

    expect(await screen.findByText(/Lan Phạm.* owns the team now/)).toBeVisible();
    expect(view.api.calls(teamEndpoints.transfer)[0]?.body).toEqual({ userId: 8 });
    expect(rows()[1]).toContain('Owner');
  });

  it('say in the words of the server why they failed', async () => {
    const api = createTeamServer();
    api.answer(
      teamEndpoints.setRole,
      new ApiError(TEAM_MESSAGES.memberNotFound, { code: 'not_found', status: 404 }),
    );
    const view = await openMembers(aTeam(), api);
    await openMenu(view, 'Tobias Keller');

    await view.user.click(screen.getByRole('menuitem', { name: 'Make admin' }));

    expect(await screen.findByText(TEAM_MESSAGES.memberNotFound)).toBeVisible();
  });
});

describe('leaving', () => {
  it('asks, then goes home with a fresh badge', async () => {
    const view = await openMembers(aTeamOf('member'));
    await view.user.click(screen.getByRole('button', { name: 'Leave team' }));
    const dialog = await screen.findByRole('alertdialog', { name: /Leave .*Biology K66/ });
    expect(view.api.calls(teamEndpoints.leave)).toEqual([]);

    view.api.answer(paymentEndpoints.checkPlan, { response: 'Basic' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Leave team' }));

    expect(await screen.findByRole('heading', { name: 'Another screen' })).toBeVisible();
    expect(view.currentPath()).toBe('/home');
    await waitFor(() => expect(screen.getByTestId('badge')).toHaveTextContent('Basic'));
  });

  it('is not offered to an owner who is not alone: the team has to be handed over first', async () => {
    await openMembers();

    expect(screen.getByText(TEAM_MESSAGES.ownerLeaves)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave team' })).not.toBeInTheDocument();
  });

  it('of an owner who is alone ends the team', async () => {
    const view = await openMembers(aTeam({ members: [aMember()] }));

    await view.user.click(screen.getByRole('button', { name: 'End team' }));
    const dialog = await screen.findByRole('alertdialog', { name: /End .*Biology K66/ });
    await view.user.click(within(dialog).getByRole('button', { name: 'End team' }));

    expect(await screen.findByText(/Biology K66.* has ended/)).toBeVisible();
    expect(view.api.calls(teamEndpoints.leave)).toHaveLength(1);
  });

  it('stays on the screen when it did not work', async () => {
    const api = createTeamServer({ team: aTeamOf('admin') });
    api.answer(teamEndpoints.leave, new ApiError('Nothing answered.', { code: 'offline' }));
    const view = await openMembers(aTeamOf('admin'), api);
    await view.user.click(screen.getByRole('button', { name: 'Leave team' }));
    const dialog = await screen.findByRole('alertdialog');

    await view.user.click(within(dialog).getByRole('button', { name: 'Leave team' }));

    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(view.currentPath()).toBe('/team');
  });
});
