import { teamUsageEndpoints } from '@scholar/contract';
import type { TeamUsageService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function teamUsageRoutes(
  app: FastifyInstance,
  { teamUsage }: { teamUsage: TeamUsageService },
) {
  route(app, teamUsageEndpoints.read, ({ query }, { owner }) => teamUsage.read(owner, query));
  route(app, teamUsageEndpoints.download, ({ query }, { owner }) =>
    teamUsage.download(owner, query),
  );
}
