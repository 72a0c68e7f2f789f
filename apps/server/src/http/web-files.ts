import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '@scholar/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html';
import { errorBody } from './errors';

const YEAR_SECONDS = 31_536_000;
/** Addresses that never get the page, which a probe or a client would take for an answer. */
const SERVER_PLACES = /^\/(api|ai|dev|assets|healthz|readyz|metrics|csp-report)(\/|$)/;

/** Shared sets: search engines are to stay out, and to follow nothing there. */
const UNLISTED_PLACES = /^\/s(\/|$)/;
const ROBOTS = 'noindex, nofollow';

/** What the page is told in its meta elements, by their names. */
type PageSettings = Record<`scholar-${string}`, string>;

/** The built web app. Hashed files are cached for ever; the page, which answers every client route, is asked for anew. */
export async function serveWeb(
  app: FastifyInstance,
  { webDir, settings }: { webDir: string; settings: PageSettings },
) {
  const page = readPage(webDir, settings);
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      dotfiles: 'deny',
      allowedPath: (path) => !path.includes('\0'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes(`${join(webDir, 'assets')}/`);
        void response.header(
          'cache-control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
    const sendPage = { method: ['GET', 'HEAD'] as ('GET' | 'HEAD')[], handler: pageHandler(page) };
    app.route({ ...sendPage, url: '/' });
    app.route({ ...sendPage, url: '/index.html' });
  }

  app.setNotFoundHandler((request, reply) => {
    if (page !== undefined && isClientRoute(request)) {
      const isUnlisted = UNLISTED_PLACES.test(request.url);
      return pageHandler(isUnlisted ? toUnlisted(page) : page)(
        request,
        isUnlisted ? reply.header('x-robots-tag', ROBOTS) : reply,
      );
    }
    request.errorCode = 'not_found';
    return reply.code(404).send(errorBody('not_found', MESSAGES.notFound));
  });
}

type PageReply = {
  header(name: string, value: string): PageReply;
  code(status: number): PageReply;
  send(body: string): unknown;
};

function pageHandler(page: string) {
  return (_request: FastifyRequest, reply: PageReply) =>
    reply
      .code(200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
}

/** A copy that was saved or passed on says so by itself. */
function toUnlisted(page: string): string {
  return page.replace('<title>', `<meta name="robots" content="${ROBOTS}"><title>`);
}

/** One build serves every deployment: the page learns its settings at run time. */
function readPage(webDir: string, settings: PageSettings): string | undefined {
  const file = join(webDir, 'index.html');
  if (!existsSync(file)) {
    return undefined;
  }
  return Object.entries(settings).reduce(
    (page, [name, value]) =>
      page.replace(
        new RegExp(`(<meta name="${name}" content=")[^"]*`),
        (_, start) => start + escapeHtml(value),
      ),
    readFileSync(file, 'utf8'),
  );
}

/** A missing file must answer 404, not the page: a cache would keep the page under the file's name. */
function isClientRoute(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  return isReading && !SERVER_PLACES.test(path) && !/[.%\\]|\/\//.test(path);
}
