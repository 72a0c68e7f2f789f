import { memoryEndpoints as calls, putAwayEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function memoryRoutes(
  app: FastifyInstance,
  { memory, putAway, today }: Pick<Services, 'memory' | 'putAway' | 'today'>,
) {
  const among = { among: Object.values(calls) };
  route(app, calls.today, ({ query }, { owner }) => today.read(owner, query), among);
  route(app, calls.review, ({ body }, { owner }) => memory.review(owner, body.reviews), among);
  route(app, calls.undo, ({ body }, { owner }) => memory.undo(owner, body.reviewId), among);
  route(
    app,
    calls.card,
    ({ params }, { owner }) => memory.readCard(owner, params.flashcardId),
    among,
  );
  route(
    app,
    calls.handleCard,
    ({ params, body }, { owner }) => memory.handleCard(owner, params.flashcardId, body),
    among,
  );
  route(app, putAwayEndpoints.list, ({ query }, { owner }) => putAway.list(owner, query));
}
