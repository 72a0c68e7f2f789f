import { exportEndpoints } from '@scholar/contract';
import type { ExportsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function exportsRoutes(app: FastifyInstance, { exports }: { exports: ExportsService }) {
  route(app, exportEndpoints.list, ({ query }, { owner }) => exports.list(owner, query.quizIds));
  route(app, exportEndpoints.cards, ({ body }, { owner }) =>
    exports.readCards(owner, body.flashcardIds),
  );
}
