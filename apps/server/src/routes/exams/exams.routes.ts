import { calendarFeedEndpoints as feed, examEndpoints as calls } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function examsRoutes(
  app: FastifyInstance,
  { exams, calendar }: Pick<Services, 'exams' | 'calendar'>,
) {
  const among = { among: [...Object.values(calls), ...Object.values(feed)] };
  route(
    app,
    calls.put,
    ({ body, query }, { owner, once }) => exams.put(owner, body, query, once),
    among,
  );
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
    ({ params, body, query }, { owner }) => exams.end(owner, params.examId, body, query),
    among,
  );
  route(app, calls.remove, ({ params }, { owner }) => exams.remove(owner, params.examId), among);
  route(
    app,
    calls.restore,
    ({ params, query }, { owner }) => exams.restore(owner, params.examId, query),
    among,
  );
  route(
    app,
    calls.download,
    ({ params, query }, { owner }) => calendar.download(owner, params.examId, query),
    among,
  );
  route(app, feed.get, (_, { owner }) => calendar.readFeed(owner), among);
  route(app, feed.make, (_, { owner }) => calendar.makeFeed(owner), among);
  route(app, feed.end, (_, { owner }) => calendar.endFeed(owner), among);
  route(app, feed.read, ({ params }) => calendar.read(params.token), among);
}
