import {
  TEAM_MESSAGES,
  teamEndpoints,
  teamSetEndpoints,
  teamUsageEndpoints,
} from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill';
import {
  aTeam,
  aTeamOf,
  createTeamServer,
  noTeam,
  openTeam,
  serverDown,
} from './testing/team-server';

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Team' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the team screen', () => {
  it('says what Team gives to somebody who is in none, and leads to the plans', async () => {
    const api = createTeamServer();
    api.answer(teamEndpoints.get, noTeam);
    openTeam('/team', api);

    expect(await screen.findByText(TEAM_MESSAGES.none)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the Team plan' })).toHaveAttribute(
      'href',
      '/profile#plan',
    );
    expect(screen.queryByRole('navigation', { name: 'Team' })).not.toBeInTheDocument();
  });

  it('[D-25] does not claim that there is none when it could not load', async () => {
    const api = createTeamServer();
    api.answer(teamEndpoints.get, serverDown);
    const { user } = openTeam('/team', api);
    await screen.findByText('Could not load.');
    expect(screen.queryByText(TEAM_MESSAGES.none)).not.toBeInTheDocument();

    api.answer(teamEndpoints.get, aTeam());
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Biology K66' })).toBeVisible();
    expect(screen.getByText('Team is paid until 12/15/2026')).toBeVisible();
  });

  it.each([
    ['owner', aTeam(), ['Members', 'Shared sets', 'Usage']],
    ['admin', aTeamOf('admin'), ['Members', 'Shared sets', 'Usage']],
    ['member', aTeamOf('member'), ['Members', 'Shared sets']],
  ])('shows usage to those who run the team: %s', async (_role, team, views) => {
    openTeam('/team', createTeamServer({ team }));
    await screen.findByRole('heading', { name: 'Members' });

    expect(tabs()).toEqual(views);
  });

  it('shows a member who asks for usage the members', async () => {
    openTeam('/team?view=usage', createTeamServer({ team: aTeamOf('member') }));

    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
  });

  it('has an address for each view', async () => {
    const { user, currentPath } = openTeam();

    await user.click(await screen.findByRole('link', { name: 'Shared sets' }));

    expect(currentPath()).toBe('/team?view=sets');
    expect(screen.getByRole('link', { name: 'Shared sets' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('a team whose paid time is over', () => {
  const unpaid = aTeam({ paidUntil: null });

  it('says so, leads to the plans, and keeps what still works', async () => {
    openTeam('/team', createTeamServer({ team: unpaid }));

    expect(await screen.findByText(TEAM_MESSAGES.ended, { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew Team' })).toHaveAttribute(
      'href',
      '/profile#plan',
    );
    expect(screen.getByRole('button', { name: 'Actions for Tobias Keller' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  });

  it.each(['sets', 'usage'])('asks for nothing that the server would refuse: %s', async (view) => {
    const { api } = openTeam(`/team?view=${view}`, createTeamServer({ team: unpaid }));

    await screen.findByText(/until Team is renewed\./);

    expect(screen.getAllByRole('link', { name: 'Renew Team' })).toHaveLength(2);
    expect(api.calls(teamSetEndpoints.list)).toEqual([]);
    expect(api.calls(teamUsageEndpoints.read)).toEqual([]);
  });
});

describe('the name of the team', () => {
  async function rename(typed: string, api = createTeamServer()) {
    const view = openTeam('/team', api);
    await view.user.click(await screen.findByRole('button', { name: 'Rename team' }));
    fill(await screen.findByLabelText('Team name'), typed);
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    return view;
  }

  it('is changed at once, without the spaces around it', async () => {
    const { api } = await rename('  Chemistry  ');

    expect(await screen.findByRole('heading', { level: 1, name: 'Chemistry' })).toBeVisible();
    expect(api.calls(teamEndpoints.rename)[0]?.body).toEqual({ name: 'Chemistry' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['   ', TEAM_MESSAGES.name],
    ['x'.repeat(81), TEAM_MESSAGES.nameTooLong],
  ])('refuses %j before it is sent', async (typed, sentence) => {
    const { api } = await rename(typed);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(api.calls(teamEndpoints.rename)).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved', async () => {
    const api = createTeamServer();
    api.answer(teamEndpoints.rename, serverDown);
    await rename('Chemistry', api);

    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expect(screen.getByLabelText('Team name')).toHaveValue('Chemistry');
  });

  it('cannot be changed by a member', async () => {
    openTeam('/team', createTeamServer({ team: aTeamOf('member') }));
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('button', { name: 'Rename team' })).not.toBeInTheDocument();
  });
});
