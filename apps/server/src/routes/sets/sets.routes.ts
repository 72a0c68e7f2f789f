import { setEndpoints } from '@scholar/contract';
import type { SetsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function setsRoutes(app: FastifyInstance, { sets }: { sets: SetsService }) {
  route(app, setEndpoints.create, ({ body }, { owner, once }) => sets.create(owner, body, once));
  route(app, setEndpoints.list, ({ query }, { owner }) => sets.list(owner, query));
  route(app, setEndpoints.get, ({ params }, { owner }) => sets.get(owner, params.quizId));
  route(app, setEndpoints.update, ({ params, body }, { owner }) =>
    sets.update(owner, params.quizId, body),
  );
  route(app, setEndpoints.editCard, ({ params, body }, { owner }) =>
    sets.editCard(owner, params.quizId, params.flashcardId, body),
  );
  route(app, setEndpoints.removeCard, ({ params, query }, { owner }) =>
    sets.removeCard(owner, params.quizId, query.flashcardId),
  );
  route(app, setEndpoints.addCards, ({ params, body }, { owner, once }) =>
    sets.addCards(owner, params.quizId, body.flashcardList, once),
  );
  route(app, setEndpoints.removeCards, ({ params, body }, { owner, once }) =>
    sets.removeCards(owner, params.quizId, body.flashcardList, once),
  );
  route(app, setEndpoints.remove, ({ params }, { owner }) => sets.remove(owner, params.quizId));
  route(app, setEndpoints.merge, ({ body }, { owner, once }) => sets.merge(owner, body, once));
  route(app, setEndpoints.split, ({ params, body }, { owner, once }) =>
    sets.split(owner, params.quizId, body, once),
  );
  route(app, setEndpoints.removeMany, ({ body }, { owner, once }) =>
    sets.removeMany(owner, body.quizIds, once),
  );
  route(app, setEndpoints.restoreMany, ({ body }, { owner, once }) =>
    sets.restoreMany(owner, body.quizIds, once),
  );
  route(app, setEndpoints.restore, ({ params }, { owner }) => sets.restore(owner, params.quizId));
}
