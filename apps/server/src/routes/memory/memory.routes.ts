import {
  markEndpoints,
  memoryEndpoints as calls,
  memoryParametersEndpoints as parameters,
  memorySettingsEndpoints as settings,
  pushEndpoints as devices,
  putAwayEndpoints,
  setMemoryEndpoints as ofSet,
  statisticsEndpoints,
} from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function memoryRoutes(
  app: FastifyInstance,
  {
    marks,
    memory,
    memoryParameters,
    memorySettings,
    push,
    putAway,
    setMemory,
    statistics,
    studyReminders,
    today,
  }: Pick<
    Services,
    | 'marks'
    | 'memory'
    | 'memoryParameters'
    | 'memorySettings'
    | 'push'
    | 'putAway'
    | 'setMemory'
    | 'statistics'
    | 'studyReminders'
    | 'today'
  >,
) {
  const parts = [
    ...[calls, markEndpoints, ofSet, putAwayEndpoints, settings],
    ...[statisticsEndpoints, parameters, devices],
  ];
  const among = { among: parts.flatMap((part) => Object.values(part)) };
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
  route(
    app,
    statisticsEndpoints.get,
    ({ query }, { owner }) => statistics.read(owner, query),
    among,
  );
  route(app, markEndpoints.recent, (_, { owner }) => marks.listRecent(owner), among);
  route(app, markEndpoints.get, ({ params }, { owner }) => marks.read(owner, params.quizId), among);
  route(
    app,
    markEndpoints.change,
    ({ params, body }, { owner }) => marks.change(owner, params.quizId, body),
    among,
  );
  route(app, putAwayEndpoints.list, ({ query }, { owner }) => putAway.list(owner, query), among);
  route(app, parameters.get, (_, { owner }) => memoryParameters.read(owner), among);
  route(app, ofSet.get, ({ params }, { owner }) => setMemory.read(owner, params.quizId), among);
  route(
    app,
    ofSet.match,
    ({ params, body }, { owner }) => setMemory.keepMatch(owner, params.quizId, body),
    among,
  );
  route(app, settings.get, (_, { owner }) => memorySettings.read(owner), among);
  route(app, settings.change, ({ body }, { owner }) => memorySettings.change(owner, body), among);
  route(app, settings.unsubscribe, ({ params }) => studyReminders.unsubscribe(params.token), among);
  route(app, devices.read, (_, { owner }) => push.read(owner), among);
  route(app, devices.subscribe, ({ body }, { owner }) => push.subscribe(owner, body), among);
  route(
    app,
    devices.remove,
    ({ params }, { owner }) => push.remove(owner, params.fingerprint),
    among,
  );
}
