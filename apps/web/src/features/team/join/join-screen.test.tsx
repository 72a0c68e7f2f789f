import {
  accountEndpoints,
  type InvitationPreview,
  paymentEndpoints,
  TEAM_MESSAGES,
  teamEndpoints,
} from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { takeReturnTo } from '../../../lib/page/return-to';
import { readToken } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { JoinScreen } from './join-screen';
import { TeamScreen } from '../team-screen';
import { aTeamOf, noAnswer } from '../testing/team-server';

const TOKEN = 'abc_DEF-123';
const OPEN: InvitationPreview = {
  teamName: 'Biology K66',
  inviterName: 'Lan Phạm',
  isValid: true,
};
const gone = new ApiError(TEAM_MESSAGES.invitationGone, { code: 'not_found', status: 404 });

function openJoin({
  route = `/team/join?token=${TOKEN}`,
  preview = OPEN,
  isSignedIn = true,
}: {
  route?: string;
  preview?: InvitationPreview | ApiError;
  isSignedIn?: boolean;
} = {}) {
  const api = createFakeApi();
  api.answer(teamEndpoints.preview, preview);
  api.answer(teamEndpoints.accept, aTeamOf('member'));
  api.answer(teamEndpoints.get, aTeamOf('member'));
  api.answer(paymentEndpoints.checkPlan, { response: 'Team' });
  api.answer(accountEndpoints.logout, null);
  return renderScreen(
    <>
      <Routes>
        <Route path="/team/join" element={<JoinScreen />} />
        <Route path="/team" element={<TeamScreen />} />
        <Route path="*" element={<h1>Another screen</h1>} />
      </Routes>
      <Toaster />
    </>,
    { route, api, ...(isSignedIn && { session: { user: aUser() } }) },
  );
}

const heading = () => screen.findByRole('heading', { level: 1, name: /Join .*Biology K66/ });

describe('the link of an invitation', () => {
  it('names the team and who invites, also to somebody without an account', async () => {
    const { api } = openJoin({ isSignedIn: false });

    await heading();

    expect(screen.getByText(/Lan Phạm.* invites you/)).toBeVisible();
    expect(api.calls(teamEndpoints.preview)[0]).toMatchObject({
      params: { invitation: TOKEN },
      options: { isQuiet: true },
    });
  });

  it.each([
    ['Log in to join', '/login'],
    ['Create account', '/register'],
  ])('[D-26] %s leads back here afterwards', async (link, path) => {
    const { user, currentPath } = openJoin({ isSignedIn: false });
    await heading();

    await user.click(screen.getByRole('link', { name: link }));

    expect(currentPath()).toBe(path);
    expect(takeReturnTo()).toBe(`/team/join?token=${TOKEN}`);
  });

  it.each([['/team/join'], ['/team/join?token='], ['/team/join?token=cut off']])(
    'says that %s is none, without asking the server',
    async (route) => {
      const { api } = openJoin({ route });

      expect(await screen.findByText(TEAM_MESSAGES.invitationGone)).toBeVisible();
      expect(api.calls(teamEndpoints.preview)).toEqual([]);
    },
  );

  it('says so when nobody knows it', async () => {
    openJoin({ preview: gone, isSignedIn: false });

    expect(await screen.findByText(TEAM_MESSAGES.invitationGone)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  });

  it('says of which team it was when it no longer works', async () => {
    openJoin({ preview: { ...OPEN, isValid: false } });

    expect(await screen.findByText(/ask .*Lan Phạm.* for a new one/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your team' })).toHaveAttribute('href', '/team');
  });

  it('[D-25] can be looked at again when nothing answered', async () => {
    const { user, api } = openJoin({ preview: noAnswer });
    await screen.findByText('Could not load.');

    api.answer(teamEndpoints.preview, OPEN);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await heading()).toBeVisible();
  });
});

describe('joining', () => {
  async function join(view: ReturnType<typeof openJoin>) {
    await view.user.click(await screen.findByRole('button', { name: /Join .*Biology K66/ }));
  }

  it('ends in the team, with a welcome', async () => {
    const view = openJoin();
    await join(view);

    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
    expect(await screen.findByText(/You are in .*Biology K66.* now/)).toBeVisible();
    expect(view.currentPath()).toBe('/team');
    expect(view.api.calls(teamEndpoints.accept)[0]?.body).toEqual({ token: TOKEN });
  });

  it('says with which address', async () => {
    openJoin();
    await heading();

    expect(screen.getByText(/You are logged in as .*minh\.anh@example\.edu/)).toBeVisible();
  });

  it('is done once, however often it is pressed', async () => {
    const view = openJoin();
    const button = await screen.findByRole('button', { name: /Join .*Biology K66/ });

    await view.user.dblClick(button);

    await screen.findByRole('heading', { name: 'Members' });
    expect(view.api.calls(teamEndpoints.accept)).toHaveLength(1);
  });

  it.each([
    ['not_found', 404, TEAM_MESSAGES.invitationGone],
    ['plan_limit', 402, TEAM_MESSAGES.ended],
    ['conflict', 409, TEAM_MESSAGES.full],
  ] as const)('says why not: %s (%i)', async (code, status, sentence) => {
    const view = openJoin();
    view.api.answer(teamEndpoints.accept, new ApiError(sentence, { code, status }));
    await join(view);

    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  });

  it('leads somebody who is in another team to that one', async () => {
    const view = openJoin();
    const taken = new ApiError(TEAM_MESSAGES.alreadyInTeam, { code: 'conflict', status: 409 });
    view.api.answer(teamEndpoints.accept, taken);
    await join(view);

    expect(await screen.findByText(TEAM_MESSAGES.alreadyInTeam)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your team' })).toHaveAttribute('href', '/team');
  });

  it('with the wrong address leads to a login with the right one, and back here', async () => {
    const view = openJoin();
    const other = new ApiError(TEAM_MESSAGES.otherAddress, { code: 'forbidden', status: 403 });
    view.api.answer(teamEndpoints.accept, other);
    await join(view);
    await screen.findByText(TEAM_MESSAGES.otherAddress);

    await view.user.click(screen.getByRole('button', { name: 'Log out and use another address' }));

    await waitFor(() => expect(view.currentPath()).toBe('/login'));
    expect(readToken()).toBeNull();
    expect(takeReturnTo()).toBe(`/team/join?token=${TOKEN}`);
  });

  it('can be tried again when nothing answered', async () => {
    const view = openJoin();
    view.api.answer(teamEndpoints.accept, noAnswer);
    await join(view);
    await screen.findByText('Joining did not work. Please try again.');

    view.api.answer(teamEndpoints.accept, aTeamOf('member'));
    await join(view);

    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
  });
});
