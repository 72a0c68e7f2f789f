import type { Endpoint } from '@scholar/contract';
import type { FastifyInstance } from 'fastify';
import { DOCS_STYLE, toDocsPage } from '../docs/docs-page';
import { toOpenApi } from '../docs/openapi';

export function docsRoutes(
  app: FastifyInstance,
  { endpoints, base }: { endpoints: Endpoint[]; base: string },
) {
  const page = toDocsPage(endpoints, base);
  const description = toOpenApi(endpoints, base);
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
  app.get('/docs/openapi.json', (_request, reply) => reply.send(description));
}
