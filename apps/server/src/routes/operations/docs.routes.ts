import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE, toDocsPage } from '../../docs/docs-page';
import { type ApiPart, toOpenApi } from '../../docs/openapi';

export function docsRoutes(app: FastifyInstance, parts: readonly [ApiPart, ...ApiPart[]]) {
  const page = toDocsPage(parts);
  const description = toOpenApi(parts);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
  app.get('/docs/openapi.json', (_request, reply) => reply.send(description));
}
