import { duplicateEndpoints } from '@scholar/contract';
import type { DuplicatesService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function duplicatesRoutes(
  app: FastifyInstance,
  { duplicates }: { duplicates: DuplicatesService },
) {
  route(app, duplicateEndpoints.list, ({ query }, { owner }) => duplicates.list(owner, query.page));
  route(app, duplicateEndpoints.join, ({ body }, { owner, once }) =>
    duplicates.join(owner, body.groups, once),
  );
  route(app, duplicateEndpoints.part, ({ body }, { owner, once }) =>
    duplicates.part(owner, body.groups, once),
  );
}
