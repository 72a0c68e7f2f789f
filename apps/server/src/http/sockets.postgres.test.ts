import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Timeouts } from '../build-app';
import { startVariant } from '../testing/app-variant';
import { head, listen, openConnection, sendRaw } from '../testing/raw-connection';
import { signUp, type Student } from '../testing/students';
import { startTestApp, type TestApp } from '../testing/test-app';

const LOGIN = 'POST /api/user/login HTTP/1.1';
const JSON_TYPE = 'content-type: application/json';
const HOST = 'host: localhost';

const logLines: string[] = [];
const variants: FastifyInstance[] = [];
let app: TestApp;
let port: number;
/** A server with a short limit for silence, and one with a short limit for whole requests. */
let silencePort: number;
let hastyPort: number;
let minh: Student;
let lan: Student;

beforeAll(async () => {
  app = await startTestApp({ logLines });
  port = await listen(app.app);
  silencePort = await startImpatient({ requestMs: 60_000, headersMs: 60_000, idleMs: 300 });
  hastyPort = await startImpatient({ requestMs: 1_500, headersMs: 800, idleMs: 60_000 });
  minh = await signUp(app, { email: 'minh@example.com' });
  lan = await signUp(app, { email: 'lan@example.com' });
});
afterAll(async () => {
  await Promise.all(variants.map((variant) => variant.close()));
  await app.close();
});

async function startImpatient(timeouts: Omit<Timeouts, 'checkMs'>) {
  const variant = await startVariant(app, { timeouts: { ...timeouts, checkMs: 100 } });
  variants.push(variant.app);
  return listen(variant.app);
}

const envelope = (status: number, errorCode: string) => ({
  responseCode: status,
  message: expect.any(String),
  data: null,
  errorCode,
  messageId: expect.any(String),
});
const asUser = ({ token }: Student) => `authorization: Bearer ${token}`;

describe('slow clients', () => {
  it('[B-02] lets go of a client that falls silent in the middle of a body', async () => {
    const connection = await openConnection(silencePort);
    connection.send(head(LOGIN, HOST, JSON_TYPE, 'content-length: 100'), '{"email":');

    const [answer, ...others] = await connection.untilClosed();

    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body ?? '')).toEqual(envelope(408, 'timeout'));
    expect(answer?.headers['connection']).toBe('close');
    expect(others).toEqual([]);
  });

  it('[B-02] [B-72] lets go of a silent upload, and the picture stays as it was', async () => {
    const connection = await openConnection(silencePort);
    connection.send(
      head(
        'PATCH /api/user/update/profile-picture HTTP/1.1',
        HOST,
        asUser(minh),
        'content-type: multipart/form-data; boundary=x',
        'content-length: 500000',
      ),
      '--x\r\ncontent-disposition: form-data; name="profilePicture"; filename="a.png"\r\n\r\n\x89PNG',
    );

    const [answer] = await connection.untilClosed();

    expect(answer?.status).toBe(408);
    const { body } = await app.call('GET', '/user/me', { token: minh.token });
    expect(body.data).toMatchObject({ profilePicture: null });
  });

  it('[B-03] closes connections that trickle headers, while others are served', async () => {
    const slow = await Promise.all(Array.from({ length: 100 }, () => openConnection(hastyPort)));
    slow.forEach((connection) => connection.send(`${LOGIN}\r\n${HOST}\r\nx-slow: `));
    const trickle = setInterval(() => slow.forEach(({ socket }) => socket.write('a')), 100);

    const healthy = await sendRaw(hastyPort, head('GET /api/user/me HTTP/1.1', HOST, asUser(minh)));
    const endings = await Promise.all(slow.map((connection) => connection.untilClosed()));
    clearInterval(trickle);

    expect(healthy.status).toBe(200);
    expect(endings.map(([answer]) => answer?.status)).toEqual(Array(100).fill(408));
    expect(JSON.parse(endings[0]?.[0]?.body ?? '')).toEqual(envelope(408, 'timeout'));
  });

  it('[M6] ends a body that keeps trickling when the whole request takes too long', async () => {
    const connection = await openConnection(hastyPort);
    connection.send(head(LOGIN, HOST, JSON_TYPE, 'content-length: 4000'), '{');
    const trickle = setInterval(() => connection.socket.write(' '), 50);

    const [answer] = await connection.untilClosed();
    clearInterval(trickle);

    expect(answer?.status).toBe(408);
  });
});

describe('broken framing', () => {
  it.each([
    [
      'a length and chunks at once',
      [LOGIN, HOST, JSON_TYPE, 'content-length: 4', 'transfer-encoding: chunked'],
    ],
    ['two lengths', [LOGIN, HOST, JSON_TYPE, 'content-length: 2', 'content-length: 4']],
    ['a length that is no number', [LOGIN, HOST, JSON_TYPE, 'content-length: 4x']],
    ['no host', ['GET /healthz HTTP/1.1']],
    ['two hosts', ['GET /healthz HTTP/1.1', HOST, 'host: elsewhere.example']],
    ['an unknown verb', ['STEAL /api/user/me HTTP/1.1', HOST]],
    ['an unknown protocol', ['GET /healthz HTTQ/1.1', HOST]],
  ])('[B-04] [B-06] refuses %s and closes', async (_, lines) => {
    const connection = await openConnection(port);
    connection.send(head(...lines));

    const [answer, ...others] = await connection.untilClosed();

    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? '')).toEqual(envelope(400, 'invalid_input'));
    expect(others).toEqual([]);
  });

  it('[B-04] refuses lines that end in a bare line feed', async () => {
    const answer = await sendRaw(port, `GET /healthz HTTP/1.1\n${HOST}\n\n`);

    expect(answer.status).toBe(400);
  });

  it.each([
    ['one header of 20 kB', [`x-long: ${'a'.repeat(20_000)}`]],
    [
      '3000 headers of 10 bytes',
      Array.from({ length: 3000 }, (_, at) => `x-${at}: ${'a'.repeat(10)}`),
    ],
    ['3000 tiny headers', Array.from({ length: 3000 }, () => 'a:b')],
    ['[B-25] an authorization of 1 MB', [`authorization: Bearer ${'a'.repeat(1_000_000)}`]],
    ['an address of 20 kB', [], `GET /${'a'.repeat(20_000)} HTTP/1.1`],
  ])('[B-05] refuses %s in our own words', async (_, lines, request = 'GET /healthz HTTP/1.1') => {
    const answer = await sendRaw(port, head(request, HOST, ...lines));

    expect(answer.status).toBe(431);
    expect(JSON.parse(answer.body)).toEqual(envelope(431, 'headers_too_large'));
  });

  it.each([
    ['authorization', 401, () => ['GET /api/user/me HTTP/1.1', HOST, asUser(minh), asUser(lan)]],
    [
      'content type',
      415,
      () => [LOGIN, HOST, JSON_TYPE, 'content-type: text/plain', 'content-length: 0'],
    ],
  ])('[B-25] refuses a second %s instead of picking one', async (_, status, lines) => {
    const answer = await sendRaw(port, head(...lines()));

    expect(answer.status).toBe(status);
  });

  it('goes on serving after all of that', async () => {
    const answer = await sendRaw(port, head('GET /healthz HTTP/1.1', HOST));

    expect(answer.body).toBe('{"status":"ok"}');
  });
});

describe('bodies over the limit', () => {
  it('[B-01] answers 413 from the announced length alone and closes', async () => {
    const connection = await openConnection(port);
    connection.send(head(LOGIN, HOST, JSON_TYPE, 'content-length: 4097'));

    const [answer, ...others] = await connection.untilClosed();

    expect(answer?.status).toBe(413);
    expect(JSON.parse(answer?.body ?? '')).toEqual(envelope(413, 'too_large'));
    expect(answer?.headers['connection']).toBe('close');
    expect(others).toEqual([]);
  });

  it('[B-01] stops reading a body without a length soon after the limit', async () => {
    const accepted = once(app.app.server, 'connection');
    const connection = await openConnection(port);
    const [serverSide] = (await accepted) as [Socket];
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    connection.send(head(LOGIN, HOST, JSON_TYPE, 'transfer-encoding: chunked'));
    connection.send(...Array<string>(4_000).fill(chunk));

    const [answer] = await connection.untilClosed();

    expect(answer?.status).toBe(413);
    expect(serverSide.bytesRead).toBeLessThan(20_000_000);
  });

  it('[B-01] a client that sends everything first still reads the 413', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/user/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: 'a'.repeat(500_000),
        });
        return answer.status;
      }),
    );

    expect(statuses).toEqual(Array(10).fill(413));
  });
});

describe('several requests on one connection', () => {
  it('[B-29] answers a thousand pipelined requests of two users in order, each to its own', async () => {
    const asked = Array.from({ length: 1000 }, (_, at) =>
      new Map([
        [0, minh],
        [7, lan],
      ]).get(at % 20),
    );
    const connection = await openConnection(port);

    connection.send(
      ...asked.map((user) =>
        user
          ? head('GET /api/user/me HTTP/1.1', HOST, asUser(user))
          : head('GET /healthz HTTP/1.1', HOST),
      ),
    );
    const answers = await connection.answers(asked.length);
    connection.close();

    // So many at once may find no free connection to the database; nobody gets another's answer even then.
    const isBusy = answers.map(({ status }) => status === 503);
    const emails = answers.map(({ body }) => /"email":"([^"]*)"/.exec(body)?.[1]);
    expect(emails).toEqual(asked.map((user, at) => (isBusy[at] ? undefined : user?.email)));
    expect(new Set(emails)).toEqual(new Set([minh.email, lan.email, undefined]));
  });

  it.each([
    ['[B-12] a GET with a body', 'GET /api/user/me HTTP/1.1', 16_384, 200],
    ['[B-12] a call that takes no body', 'POST /api/user/logout HTTP/1.1', 16_384, 401],
    ['a refused upload', 'PATCH /api/user/update/profile-picture HTTP/1.1', 900_000, 401],
    ['an unknown address', 'POST /api/user/nothing HTTP/1.1', 900_000, 404],
  ])('serves the next request after %s', async (_, request, length, status) => {
    const signedIn = status === 200 ? [asUser(minh)] : [];
    const type = 'content-type: multipart/form-data; boundary=x';
    const connection = await openConnection(port);

    connection.send(
      head(request, HOST, type, `content-length: ${length}`, ...signedIn),
      'a'.repeat(length),
      head('GET /healthz HTTP/1.1', HOST),
    );
    const answers = await connection.answers(2);
    connection.close();

    expect(answers.map((answer) => answer.status)).toEqual([status, 200]);
  });

  it('[B-72] a client that leaves in the middle of a body is nobody’s failure', async () => {
    const accepted = once(app.app.server, 'connection');
    const connection = await openConnection(port);
    const [serverSide] = (await accepted) as [Socket];
    const gone = once(serverSide, 'close');
    connection.send(head(LOGIN, HOST, JSON_TYPE, 'content-length: 1000'), '{"email":');
    await vi.waitFor(() => expect(serverSide.bytesRead).toBeGreaterThan(50));

    connection.close();
    await gone;

    await sendRaw(port, head('GET /healthz HTTP/1.1', HOST));
    const warnings = logLines.filter((line) => !line.startsWith('{"level":30'));
    expect(warnings.filter((line) => line.includes('"route":"/api/user/login"'))).toEqual([]);
  });
});
