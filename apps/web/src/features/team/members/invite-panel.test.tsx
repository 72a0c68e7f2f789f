import { MESSAGES, TEAM_MESSAGES, teamEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { fill } from '../../../testing/fill';
import {
  aMember,
  anInvitation,
  aTeam,
  aTeamOf,
  createTeamServer,
  noAnswer,
  openTeam,
} from '../testing/team-server';

async function openInvite(team = aTeam(), api = createTeamServer({ team })) {
  const view = openTeam('/team', api);
  await screen.findByRole('heading', { name: 'Invite somebody' });
  return view;
}

async function invite(email: string, api = createTeamServer()) {
  const view = await openInvite(aTeam(), api);
  fill('Email Address', email);
  await view.user.click(screen.getByRole('button', { name: 'Send invitation' }));
  return view;
}

describe('inviting', () => {
  it.each([['owner', aTeam()] as const, ['admin', aTeamOf('admin')] as const])(
    'is for those who run the team: %s',
    async (_role, team) => {
      await openInvite(team);

      expect(screen.getByRole('button', { name: 'Send invitation' })).toBeVisible();
    },
  );

  it('sends the address, empties the field and shows the invitation', async () => {
    const { api } = await invite('  bob@example.edu ');

    const pending = await screen.findByRole('list', { name: 'Pending invitations' });
    expect(pending).toHaveTextContent('bob@example.eduWorks until 11/22/2026');
    expect(api.calls(teamEndpoints.invite)[0]?.body).toEqual({ email: 'bob@example.edu' });
    expect(screen.getByLabelText('Email Address')).toHaveValue('');
  });

  it('refuses what is no address before it is sent', async () => {
    const { api } = await invite('bob');

    expect(await screen.findByText(MESSAGES.email)).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    expect(api.calls(teamEndpoints.invite)).toEqual([]);
  });

  it.each([
    ['conflict', 409, TEAM_MESSAGES.alreadyMember],
    ['conflict', 409, TEAM_MESSAGES.full],
    ['plan_limit', 402, TEAM_MESSAGES.ended],
    ['too_many_requests', 429, TEAM_MESSAGES.tooManyInvitations],
  ] as const)('says why %s (%i), and keeps what was typed', async (code, status, sentence) => {
    const api = createTeamServer();
    api.answer(teamEndpoints.invite, new ApiError(sentence, { code, status }));
    await invite('lan@example.edu', api);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveValue('lan@example.edu');
    expect(screen.getByLabelText('Email Address')).toBeInvalid();
  });

  it('keeps what was typed when nothing answered', async () => {
    const api = createTeamServer();
    api.answer(teamEndpoints.invite, noAnswer);
    await invite('bob@example.edu', api);

    expect(
      await screen.findByText('The invitation could not be sent. Please try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email Address')).toHaveValue('bob@example.edu');
  });

  it('offers no form when all seats are taken', async () => {
    const members = [7, 8, 9, 10].map((userId) => aMember({ userId, isMe: userId === 7 }));
    await openInvite(aTeam({ members, invitations: [anInvitation()] }));

    expect(screen.getByText(TEAM_MESSAGES.full)).toBeVisible();
    expect(screen.queryByLabelText('Email Address')).not.toBeInTheDocument();
  });
});

describe('a pending invitation', () => {
  const team = aTeam({ invitations: [anInvitation()] });
  const resend = 'Send the invitation to bob@example.edu again';

  it('is sent again with the same call', async () => {
    const api = createTeamServer({ team });
    api.answer(teamEndpoints.invite, anInvitation({ sentDate: '2026-11-16T08:00:00.000Z' }));
    const { user } = await openInvite(team, api);

    await user.click(screen.getByRole('button', { name: resend }));

    expect(await screen.findByText(/Invitation sent to .* again/)).toBeVisible();
    expect(api.calls(teamEndpoints.invite)[0]?.body).toEqual({ email: 'bob@example.edu' });
  });

  it('does not claim to be sent again when the server found it too early', async () => {
    const api = createTeamServer({ team });
    api.answer(teamEndpoints.invite, anInvitation());
    const { user } = await openInvite(team, api);

    await user.click(screen.getByRole('button', { name: resend }));

    expect(await screen.findByText(/less than a minute ago/)).toBeVisible();
  });

  it('can be taken back', async () => {
    const { user, api } = await openInvite(team);
    const list = screen.getByRole('list', { name: 'Pending invitations' });

    await user.click(
      within(list).getByRole('button', { name: 'Take back the invitation to bob@example.edu' }),
    );

    await waitFor(() => expect(list).not.toBeInTheDocument());
    expect(api.calls(teamEndpoints.withdraw)[0]?.params).toEqual({ invitation: '31' });
    expect(await screen.findByText(/no longer works/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Invite somebody' })).toHaveFocus();
  });

  it('says in the words of the server that it is gone already', async () => {
    const api = createTeamServer({ team });
    api.answer(
      teamEndpoints.withdraw,
      new ApiError(TEAM_MESSAGES.invitationNotFound, { code: 'not_found', status: 404 }),
    );
    const { user } = await openInvite(team, api);

    await user.click(screen.getByRole('button', { name: /^Take back/ }));

    expect(await screen.findByText(TEAM_MESSAGES.invitationNotFound)).toBeVisible();
  });

  it('cannot be sent again while the team is not paid for, but taken back', async () => {
    await openInvite({ ...team, paidUntil: null });

    expect(screen.queryByRole('button', { name: resend })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Take back/ })).toBeVisible();
  });
});
