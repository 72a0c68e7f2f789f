import { markEndpoints } from '@scholar/contract';
import type { MarksService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function marksRoutes(app: FastifyInstance, { marks }: { marks: MarksService }) {
  const among = { among: Object.values(markEndpoints) };
  route(app, markEndpoints.get, ({ params }, { owner }) => marks.read(owner, params.quizId), among);
  route(
    app,
    markEndpoints.change,
    ({ params, body }, { owner }) => marks.change(owner, params.quizId, body),
    among,
  );
}
