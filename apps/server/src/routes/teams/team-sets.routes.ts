import { teamSetEndpoints as sets } from '@scholar/contract';
import type { TeamSetsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function teamSetsRoutes(app: FastifyInstance, { teamSets }: { teamSets: TeamSetsService }) {
  const among = { among: Object.values(sets) };
  route(app, sets.list, ({ query }, { owner }) => teamSets.list(owner, query), among);
  route(app, sets.share, ({ params }, { owner }) => teamSets.share(owner, params.quizId), among);
  route(
    app,
    sets.unshare,
    ({ params }, { owner }) => teamSets.unshare(owner, params.quizId),
    among,
  );
  route(
    app,
    sets.copy,
    ({ params }, { owner, once }) => teamSets.copy(owner, params.quizId, once),
    among,
  );
}
