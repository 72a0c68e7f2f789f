import {
  paymentEndpoints,
  type CardSet,
  setEndpoints,
  type Team,
  TEAM_MESSAGES,
  teamEndpoints,
  type TeamInvitation,
  type TeamMember,
  type TeamSet,
  teamSetEndpoints,
  type TeamUsage,
  teamUsageEndpoints,
} from '@scholar/contract';
import { Route, Routes } from 'react-router';
import { ApiError } from '../../../lib/api/api';
import { usePlan } from '../../plans/public';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { TeamScreen } from '../team-screen';

export const serverDown = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
export const noAnswer = new ApiError('Nothing answered.', { code: 'offline' });
export const noTeam = new ApiError(TEAM_MESSAGES.none, { code: 'not_found', status: 404 });

export function aMember(changes: Partial<TeamMember> = {}): TeamMember {
  return {
    userId: 7,
    name: 'Minh Anh',
    email: 'minh.anh@example.edu',
    role: 'owner',
    joinedDate: '2026-11-01T08:00:00.000Z',
    isMe: true,
    isActive: true,
    ...changes,
  };
}

export const LAN = aMember({
  userId: 8,
  name: 'Lan Phạm',
  email: 'lan@example.edu',
  role: 'admin',
  isMe: false,
});
export const TOBIAS = aMember({
  userId: 9,
  name: 'Tobias Keller',
  email: 'tobias@example.edu',
  role: 'member',
  isMe: false,
});

export function anInvitation(changes: Partial<TeamInvitation> = {}): TeamInvitation {
  return {
    invitationId: 31,
    email: 'bob@example.edu',
    sentDate: '2026-11-15T08:00:00.000Z',
    expiresDate: '2026-11-22T08:00:00.000Z',
    ...changes,
  };
}

/** Of three: the one who looks, Lan and Tobias. */
export function aTeam(changes: Partial<Team> = {}): Team {
  const { members = [aMember(), LAN, TOBIAS], invitations = [] } = changes;
  return {
    name: 'Biology K66',
    myRole: 'owner',
    paidUntil: '2026-12-15T10:00:00.000Z',
    seats: { total: 5, used: members.length + invitations.length },
    members,
    invitations,
    ...changes,
  };
}

/** As somebody who is not its owner sees it: Lan owns it. */
export function aTeamOf(role: 'admin' | 'member'): Team {
  return aTeam({
    myRole: role,
    members: [{ ...LAN, role: 'owner' }, aMember({ role }), TOBIAS],
  });
}

export function aTeamSet(changes: Partial<TeamSet> = {}): TeamSet {
  return {
    quizId: 12,
    title: 'Cell biology basics',
    createdDate: '2026-11-02T08:00:00.000Z',
    flashcardCount: 5,
    author: { userId: 8, name: 'Lan Phạm' },
    sharedDate: '2026-11-10T08:00:00.000Z',
    isMine: false,
    ...changes,
  };
}

const QUIET = { documents: 0, cards: 0, tests: 0, studySeconds: 0 };
export const USAGE: TeamUsage = {
  weeks: ['2026-11-02', '2026-11-09'],
  members: [
    { userId: 7, name: 'Minh Anh', weeks: [{ ...QUIET, cards: 4 }, QUIET] },
    {
      userId: 8,
      name: 'Lan Phạm',
      weeks: [
        { ...QUIET, cards: 3, studySeconds: 600 },
        { documents: 2, cards: 6, tests: 1, studySeconds: 5_400 },
      ],
    },
  ],
};

/** A server with this team, these shared sets and these own ones: it changes them as they are told to. */
export function createTeamServer({
  team = aTeam(),
  shared = [aTeamSet()],
  own = [],
}: { team?: Team; shared?: TeamSet[]; own?: CardSet[] } = {}) {
  const api = createFakeApi();
  const stored = { team, shared: [...shared] };
  const change = (changes: Partial<Team>) => {
    const members = changes.members ?? stored.team.members;
    const invitations = changes.invitations ?? stored.team.invitations;
    const seats = { total: 5, used: members.length + invitations.length };
    stored.team = { ...stored.team, ...changes, seats };
    return stored.team;
  };
  const withRole = (userId: unknown, role: TeamMember['role']) =>
    stored.team.members.map((member) =>
      member.userId === Number(userId) ? { ...member, role } : member,
    );

  api.answer(paymentEndpoints.checkPlan, { response: 'Team' });
  api.answer(teamEndpoints.get, () => stored.team);
  api.answer(teamEndpoints.rename, ({ body }) => change({ name: body.name }));
  api.answer(teamEndpoints.setRole, ({ params, body }) =>
    change({ members: withRole(params.userId, body.role) }),
  );
  api.answer(teamEndpoints.transfer, ({ body }) => {
    const members = withRole(body.userId, 'owner');
    return change({
      myRole: 'admin',
      members: members.map((member) => (member.isMe ? { ...member, role: 'admin' } : member)),
    });
  });
  api.answer(teamEndpoints.removeMember, ({ params }) => {
    change({
      members: stored.team.members.filter(({ userId }) => userId !== Number(params.userId)),
    });
    return null;
  });
  api.answer(teamEndpoints.invite, ({ body }) => {
    const invitation = anInvitation({ invitationId: 99, email: body.email });
    change({ invitations: [...stored.team.invitations, invitation] });
    return invitation;
  });
  api.answer(teamEndpoints.withdraw, ({ params }) => {
    const invitations = stored.team.invitations.filter(
      ({ invitationId }) => invitationId !== Number(params.invitation),
    );
    change({ invitations });
    return null;
  });
  api.answer(teamEndpoints.leave, null);

  api.answer(teamSetEndpoints.list, ({ query }) => {
    const size = Number(query?.pageSize ?? 5);
    const start = Number(query?.page ?? 0) * size;
    const found = stored.shared.filter(({ title }) => title.includes(query?.keyword ?? ''));
    return {
      sets: found.slice(start, start + size),
      totalPages: Math.max(1, Math.ceil(found.length / size)),
      totalItems: found.length,
    };
  });
  api.answer(teamSetEndpoints.share, ({ params }) => {
    const set = aTeamSet({ quizId: Number(params.quizId), isMine: true });
    stored.shared.unshift(set);
    return set;
  });
  api.answer(teamSetEndpoints.unshare, ({ params }) => {
    stored.shared = stored.shared.filter(({ quizId: setId }) => setId !== Number(params.quizId));
    return null;
  });
  api.answer(teamSetEndpoints.copy, ({ params }) => ({
    ...aTeamSet(),
    quizId: Number(params.quizId) + 100,
  }));
  api.answer(setEndpoints.list, { quizzes: own, totalPages: 1, totalItems: own.length });
  api.answer(teamUsageEndpoints.read, USAGE);
  return api;
}

/** The screen of a signed-in student, with the notices of the shell and the badge of its header. */
export function openTeam(route = '/team', api = createTeamServer()) {
  return renderScreen(
    <>
      <div data-testid="badge">
        <Badge />
      </div>
      <Routes>
        <Route path="/team" element={<TeamScreen />} />
        <Route path="*" element={<h1>Another screen</h1>} />
      </Routes>
      <Toaster />
    </>,
    { route, api, session: { user: aUser() } },
  );
}

function Badge() {
  return usePlan();
}
