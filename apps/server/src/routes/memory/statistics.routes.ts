import { memoryParametersEndpoints as parameters, statisticsEndpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function statisticsRoutes(
  app: FastifyInstance,
  { memoryParameters, statistics }: Pick<Services, 'memoryParameters' | 'statistics'>,
) {
  route(app, statisticsEndpoints.get, ({ query }, { owner }) => statistics.read(owner, query));
  route(app, parameters.get, (_, { owner }) => memoryParameters.read(owner));
}
