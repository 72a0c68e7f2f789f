import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES, MESSAGES } from '@scholar/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html';
import { languageOf } from './caller';
import { errorBody } from './errors';

const YEAR_SECONDS = 31_536_000;
/** Addresses that never get the page, which a probe or a client would take for an answer. */
const SERVER_PLACES = /^\/(api|ai|dev|assets|healthz|readyz|metrics|csp-report)(\/|$)/;

/** Shared sets: search engines are to stay out, and to follow nothing there. */
const UNLISTED_PLACES = /^\/s(\/|$)/;
const ROBOTS = 'noindex, nofollow';

/** What the page is told in its meta elements, by their names. */
type PageSettings = Record<`scholar-${string}`, string>;

/** One page for each language. */
type Pages = Record<Language, string>;

/** The built web app. Hashed files are cached for ever; the page, which answers every client route, is asked for anew. */
export async function serveWeb(
  app: FastifyInstance,
  { webDir, settings }: { webDir: string; settings: PageSettings },
) {
  const pages = readPages(webDir, '.html', settings);
  const landing = readPages(webDir, '.landing.html', settings);
  if (pages !== undefined) {
    await app.register(fastifyStatic, {
      root: webDir,
      index: false,
      dotfiles: 'deny',
      // The pages are sent with their settings, under the addresses of the app.
      allowedPath: (path) => !path.includes('\0') && !path.endsWith('.html'),
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
    const method = ['GET', 'HEAD'] as ('GET' | 'HEAD')[];
    app.route({ method, url: '/', handler: pageHandler(landing ?? pages) });
    app.route({ method, url: '/index.html', handler: pageHandler(pages) });
  }

  app.setNotFoundHandler((request, reply) => {
    if (pages !== undefined && isClientRoute(request)) {
      return pageHandler(pages)(request, reply);
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

function pageHandler(pages: Pages) {
  return (request: FastifyRequest, reply: PageReply) => {
    const page = pages[languageOf(request)];
    const isUnlisted = UNLISTED_PLACES.test(request.url);
    return (isUnlisted ? reply.header('x-robots-tag', ROBOTS) : reply)
      .code(200)
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send(isUnlisted ? toUnlisted(page) : page);
  };
}

/** A copy that was saved or passed on says so by itself. */
function toUnlisted(page: string): string {
  return page.replace('<title>', `<meta name="robots" content="${ROBOTS}"><title>`);
}

/** They are named after their language. */
function readPages(webDir: string, ending: string, settings: PageSettings): Pages | undefined {
  const files = LANGUAGES.map((language) => [language, join(webDir, language + ending)] as const);
  return files.every(([, file]) => existsSync(file))
    ? (Object.fromEntries(
        files.map(([language, file]) => [language, readPage(file, settings)]),
      ) as Pages)
    : undefined;
}

/** One build serves every deployment: the page learns its settings at run time. */
function readPage(file: string, settings: PageSettings): string {
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
