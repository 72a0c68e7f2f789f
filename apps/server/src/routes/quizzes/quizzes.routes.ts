import { quizEndpoints } from '@scholar/contract';
import type { QuizzesService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function quizzesRoutes(app: FastifyInstance, { quizzes }: { quizzes: QuizzesService }) {
  route(app, quizEndpoints.create, ({ body }, { owner, once }) =>
    quizzes.create(owner, body, once),
  );
  route(app, quizEndpoints.list, ({ query }, { owner }) => quizzes.list(owner, query));
  route(app, quizEndpoints.get, ({ params }, { owner }) => quizzes.get(owner, params.quizId));
  route(app, quizEndpoints.update, ({ params, body }, { owner }) =>
    quizzes.update(owner, params.quizId, body),
  );
  route(app, quizEndpoints.editCard, ({ params, body }, { owner }) =>
    quizzes.editCard(owner, params.quizId, params.flashcardId, body),
  );
  route(app, quizEndpoints.removeCard, ({ params, query }, { owner }) =>
    quizzes.removeCard(owner, params.quizId, query.flashcardId),
  );
  route(app, quizEndpoints.addCards, ({ params, body }, { owner, once }) =>
    quizzes.addCards(owner, params.quizId, body.flashcardList, once),
  );
  route(app, quizEndpoints.remove, ({ params }, { owner }) => quizzes.remove(owner, params.quizId));
  route(app, quizEndpoints.restore, ({ params }, { owner }) =>
    quizzes.restore(owner, params.quizId),
  );
}
