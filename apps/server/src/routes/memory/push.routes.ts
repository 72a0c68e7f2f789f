import { pushEndpoints as devices } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../compose';
import { route } from '../../http/route';

export function pushRoutes(app: FastifyInstance, { push }: Pick<Services, 'push'>) {
  const among = { among: Object.values(devices) };
  route(app, devices.read, (_, { owner }) => push.read(owner), among);
  route(app, devices.subscribe, ({ body }, { claims }) => push.subscribe(claims, body), among);
  route(
    app,
    devices.remove,
    ({ params }, { owner }) => push.remove(owner, params.fingerprint),
    among,
  );
}
