import { takeoutEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import { zipFiles } from '../../adapters/zip-files';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function takeoutRoutes(
  app: FastifyInstance,
  { takeout, sessions }: Pick<Services, 'takeout' | 'sessions'>,
) {
  route(
    app,
    takeoutEndpoints.export,
    async (_, { owner, claims, caller }) =>
      zipFiles(await takeout.export(owner, claims.user, caller)),
    { authenticate: sessions.authenticateUser },
  );
}
