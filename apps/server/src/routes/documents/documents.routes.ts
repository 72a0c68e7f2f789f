import { documentEndpoints } from '@scholar/contract';
import type { DocumentsService } from '@scholar/domain';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';

export function documentsRoutes(
  app: FastifyInstance,
  { documents }: { documents: DocumentsService },
) {
  route(app, documentEndpoints.upload, ({ body }, { owner, once }) =>
    documents.save(owner, body, once),
  );
  route(app, documentEndpoints.fields, () => documents.listFields());
  route(app, documentEndpoints.list, ({ params, body }, { owner }) =>
    documents.list(owner, body, { index: params.pageIndex, size: params.pageSize }),
  );
  route(app, documentEndpoints.get, ({ params }, { owner }) =>
    documents.get(owner, params.documentId),
  );
  route(app, documentEndpoints.update, ({ params, body }, { owner }) =>
    documents.update(owner, params.documentId, body),
  );
  route(app, documentEndpoints.remove, ({ params }, { owner }) =>
    documents.remove(owner, params.documentId),
  );
  route(app, documentEndpoints.removeMany, ({ body }, { owner, once }) =>
    documents.removeMany(owner, body.documentIds, once),
  );
  route(app, documentEndpoints.restoreMany, ({ body }, { owner, once }) =>
    documents.restoreMany(owner, body.documentIds, once),
  );
  route(app, documentEndpoints.restore, ({ params }, { owner }) =>
    documents.restore(owner, params.documentId),
  );
}
