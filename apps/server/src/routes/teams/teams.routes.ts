import { TEAM_MESSAGES, teamEndpoints as team } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';
import { refuseSpeculative } from '../../http/speculative';

export async function teamsRoutes(
  app: FastifyInstance,
  { teams, invitations }: Pick<Services, 'teams' | 'invitations'>,
) {
  const among = { among: Object.values(team) };
  await app.register(async (making) => {
    refuseSpeculative(making, { message: TEAM_MESSAGES.notSpeculative });
    route(making, team.get, (_, { owner }) => teams.get(owner), among);
  });
  route(app, team.rename, ({ body }, { owner }) => teams.rename(owner, body.name), among);
  route(
    app,
    team.invite,
    ({ body }, { owner, caller }) => invitations.invite(owner, body.email, caller),
    among,
  );
  route(app, team.preview, ({ params }) => invitations.preview(params.invitation), among);
  route(
    app,
    team.withdraw,
    ({ params }, { owner }) => invitations.withdraw(owner, params.invitation),
    among,
  );
  route(
    app,
    team.accept,
    ({ body }, { owner, caller }) => invitations.accept(owner, body.token, caller),
    among,
  );
  route(
    app,
    team.setRole,
    ({ params, body }, { owner, caller }) => teams.setRole(owner, { ...params, ...body }, caller),
    among,
  );
  route(
    app,
    team.removeMember,
    ({ params }, { owner, caller }) => teams.removeMember(owner, params.userId, caller),
    among,
  );
  route(
    app,
    team.transfer,
    ({ body }, { owner, caller }) => teams.transfer(owner, body.userId, caller),
    among,
  );
  route(app, team.leave, (_, { owner, caller }) => teams.leave(owner, caller), among);
}
