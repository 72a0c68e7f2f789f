import { supportEndpoints as endpoints } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function supportRoutes(app: FastifyInstance, { support }: Pick<Services, 'support'>) {
  const among = { among: Object.values(endpoints) };
  route(app, endpoints.read, (_, { owner }) => support.read(owner), among);
  route(
    app,
    endpoints.send,
    ({ body }, { owner, once, caller }) => support.send(owner, body, once, caller),
    among,
  );
}
