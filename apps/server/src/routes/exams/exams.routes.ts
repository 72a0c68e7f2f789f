import { examEndpoints as calls } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function examsRoutes(app: FastifyInstance, { exams }: Pick<Services, 'exams'>) {
  const among = { among: Object.values(calls) };
  route(app, calls.put, ({ body }, { owner }) => exams.put(owner, body), among);
  route(app, calls.list, ({ query }, { owner }) => exams.list(owner, query), among);
  route(
    app,
    calls.get,
    ({ params, query }, { owner }) => exams.get(owner, params.examId, query),
    among,
  );
  route(
    app,
    calls.end,
    ({ params, body }, { owner }) => exams.end(owner, params.examId, body),
    among,
  );
  route(app, calls.remove, ({ params }, { owner }) => exams.remove(owner, params.examId), among);
}
