import { importEndpoints } from '@scholar/contract';
import type { ImportsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function importsRoutes(app: FastifyInstance, { imports }: { imports: ImportsService }) {
  route(app, importEndpoints.bring, ({ body }, { owner, once }) =>
    imports.bring(owner, body, once),
  );
}
