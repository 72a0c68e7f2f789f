import { teamEndpoints as team } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../compose';
import { route } from '../http/route';

export function teamsRoutes(
  app: FastifyInstance,
  { teams, invitations }: Pick<Services, 'teams' | 'invitations'>,
) {
  const among = { among: Object.values(team) };
  route(app, team.get, (_, { owner }) => teams.get(owner), among);
  route(app, team.rename, ({ body }, { owner }) => teams.rename(owner, body.name), among);
  route(app, team.invite, ({ body }, { owner }) => invitations.invite(owner, body.email), among);
  route(app, team.preview, ({ params }) => invitations.preview(params.invitation), among);
  route(
    app,
    team.withdraw,
    ({ params }, { owner }) => invitations.withdraw(owner, params.invitation),
    among,
  );
  route(app, team.accept, ({ body }, { owner }) => invitations.accept(owner, body.token), among);
  route(
    app,
    team.setRole,
    ({ params, body }, { owner }) => teams.setRole(owner, params.userId, body.role),
    among,
  );
  route(
    app,
    team.removeMember,
    ({ params }, { owner }) => teams.removeMember(owner, params.userId),
    among,
  );
  route(app, team.transfer, ({ body }, { owner }) => teams.transfer(owner, body.userId), among);
  route(app, team.leave, (_, { owner }) => teams.leave(owner), among);
}
