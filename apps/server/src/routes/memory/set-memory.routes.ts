import { setMemoryEndpoints as ofSet } from '@scholar/contract';
import type { SetMemoryService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function setMemoryRoutes(
  app: FastifyInstance,
  { setMemory }: { setMemory: SetMemoryService },
) {
  route(app, ofSet.get, ({ params }, { owner }) => setMemory.read(owner, params.quizId));
  route(app, ofSet.match, ({ params, body }, { owner }) =>
    setMemory.keepMatch(owner, params.quizId, body),
  );
}
