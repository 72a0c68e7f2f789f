import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { OutgoingMail } from '@scholar/domain';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toOutboxFile } from '../../adapters/mail/outbox-file';
import { createOutboxTransport } from '../../adapters/mail/outbox-transport';
import { renderMail } from '../../adapters/mail/templates/render-mail';
import { registerMailbox } from './mailbox.routes';

const LIST = '/dev/mailbox';
const MESSAGES = `${LIST}/messages`;

let folder: string;
let outboxDir: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-mailbox-'));
  outboxDir = join(folder, 'outbox');
  app = createApp();
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

function createApp(options: FastifyServerOptions = {}) {
  const created = fastify(options);
  created.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found.' }));
  registerMailbox(created, { outboxDir });
  return created;
}

/** Puts a mail into the outbox and answers its id. */
async function deliver(id: number, mail: OutgoingMail, subject?: string): Promise<string> {
  const transport = createOutboxTransport({ outboxDir, from: 'Scholar <no-reply@localhost>' });
  const job = { id, queuedAt: new Date(Date.UTC(2025, 10, 15, 3, 5, id)) };
  const rendered = renderMail(mail, {
    productUrl: 'http://localhost:3000',
    apiUrl: 'http://localhost:3000/api',
  });
  await transport.deliver(
    { ...rendered, ...mail, job, subject: subject ?? rendered.subject },
    new AbortController().signal,
  );
  return toOutboxFile(job).replace('.eml', '');
}

function registration(to = 'minh.anh@example.edu'): OutgoingMail {
  return { to, language: 'en', content: { kind: 'registration-code', code: '048213' } };
}

function reset(): OutgoingMail {
  return { to: 'lan@example.edu', language: 'vi', content: { kind: 'reset-code', code: '998877' } };
}

describe('the list', () => {
  it('shows the newest mail first with recipient, subject and time', async () => {
    await deliver(1, registration());
    await deliver(2, reset());

    const { statusCode, headers, body } = await app.inject(LIST);

    expect({ statusCode, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      statusCode: 200,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
    });
    const expected = [
      'Đặt lại mật khẩu Scholar của bạn',
      'lan@example.edu',
      '2025-11-15T03:05:02.000Z',
      'Confirm your email for Scholar',
      'minh.anh@example.edu',
      '2025-11-15T03:05:01.000Z',
    ];
    const places = expected.map((text) => body.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('says what to do when there is no mail, even before the folder exists', async () => {
    const { statusCode, body } = await app.inject(LIST);

    expect(statusCode).toBe(200);
    expect(body).toMatch(/<div class="empty" data-empty\s*>/);
    expect(body).toContain('No emails yet');
  });

  it('gives the script the same list as JSON', async () => {
    const first = await deliver(1, registration());
    const second = await deliver(2, reset());

    const answer = await app.inject(MESSAGES);

    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      messages: [
        {
          id: second,
          to: 'lan@example.edu',
          subject: 'Đặt lại mật khẩu Scholar của bạn',
          sentAt: '2025-11-15T03:05:02.000Z',
        },
        {
          id: first,
          to: 'minh.anh@example.edu',
          subject: 'Confirm your email for Scholar',
          sentAt: '2025-11-15T03:05:01.000Z',
        },
      ],
    });
  });

  it('follows the folder: new mails come, deleted ones go', async () => {
    const first = await deliver(1, registration());
    await app.inject(MESSAGES);
    await rm(join(outboxDir, `${first}.eml`));
    const second = await deliver(2, reset());

    const { messages } = (await app.inject(MESSAGES)).json<{ messages: { id: string }[] }>();

    expect(messages.map(({ id }) => id)).toEqual([second]);
  });

  it('shows at most fifty mails', async () => {
    for (let id = 1; id <= 51; id += 1) {
      await deliver(id, registration());
    }

    const { messages } = (await app.inject(MESSAGES)).json<{ messages: { id: string }[] }>();

    expect(messages).toHaveLength(50);
    expect(messages[0]?.id).toMatch(/-0+51$/);
  });

  it('passes over files that are not mails', async () => {
    await mkdir(outboxDir);
    await writeFile(join(outboxDir, 'notes.txt'), 'hello');
    await writeFile(join(outboxDir, '.20251115T030512123Z-000000000009.eml.tmp'), 'half');

    expect((await app.inject(MESSAGES)).json()).toEqual({ messages: [] });
  });
});

describe('a message', () => {
  it('shows the code large, with a copy button, and the text', async () => {
    const id = await deliver(1, reset());

    const { body } = await app.inject(`${MESSAGES}/${id}`);

    expect(body).toContain('<p class="code" data-code>998877</p>');
    expect(body).toMatch(/<button [^>]*data-copy[^>]*>Copy code<\/button>/);
    expect(body).toContain('lan@example.edu');
    expect(body).toMatch(/<pre class="text" lang="vi">Đặt lại mật khẩu\n\n/);
  });

  it('has no code and no copy button for a notice', async () => {
    const id = await deliver(1, { ...reset(), content: { kind: 'password-changed' } });

    const { body } = await app.inject(`${MESSAGES}/${id}`);

    expect(body).toContain('Mật khẩu của bạn đã được đổi');
    expect(body).not.toContain('data-copy');
  });

  it('shows hostile addresses and subjects as plain text', async () => {
    const hostile = '<script>alert(1)</script>';
    const id = await deliver(1, registration('<img-src=x>@example.edu'), hostile);

    const pages = [await app.inject(LIST), await app.inject(`${MESSAGES}/${id}`)];

    for (const { body } of pages) {
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(body).not.toContain(hostile);
      expect(body).not.toContain('<img');
    }
  });

  it('can be downloaded as it is', async () => {
    const id = await deliver(1, registration());

    const { headers, body } = await app.inject(`${MESSAGES}/${id}/source`);

    expect(headers['content-type']).toBe('message/rfc822');
    expect(headers['content-disposition']).toBe(`attachment; filename="${id}.eml"`);
    expect(body).toContain('\n048213\n');
  });

  it.each([
    '..%2F..%2Fsecret',
    '%2Fetc%2Fpasswd',
    '..%5C..%5Csecret',
    '20251115T030512123Z-000000000009%2F..%2F..%2Fsecret',
    '20251115T030512123Z-000000000009%00',
    '20251115T030512123Z-000000000009',
    'notes',
  ])('answers 404 to %s', async (id) => {
    await mkdir(outboxDir);
    await writeFile(join(folder, 'secret.eml'), 'Subject: secret\n\nsecret');
    await writeFile(join(outboxDir, 'notes.eml'), 'Subject: notes\n\nnotes');

    const answers = [
      await app.inject(`${MESSAGES}/${id}`),
      await app.inject(`${MESSAGES}/${id}/source`),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('style and script', () => {
  it('are files of their own: no page carries inline style, script or handlers', async () => {
    const id = await deliver(1, reset());

    const pages = [await app.inject(LIST), await app.inject(`${MESSAGES}/${id}`)];

    for (const { body } of pages) {
      expect(body).not.toMatch(/<style|\sstyle=|\son\w+=/i);
      expect(body.match(/<script\b[^>]*>/g)).toEqual([
        '<script type="module" src="/dev/mailbox/mailbox.js">',
      ]);
    }
  });

  it('are served with their types', async () => {
    const style = await app.inject(`${LIST}/mailbox.css`);
    const script = await app.inject(`${LIST}/mailbox.js`);

    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toContain('prefers-color-scheme: dark');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(() => new Script(script.body)).not.toThrow();
  });
});

describe('everybody else', () => {
  const addresses = [
    LIST,
    MESSAGES,
    `${MESSAGES}/20251115T030501000Z-000000000001`,
    `${MESSAGES}/20251115T030501000Z-000000000001/source`,
    `${LIST}/mailbox.css`,
    `${LIST}/mailbox.js`,
  ];

  beforeEach(async () => {
    await deliver(1, registration());
  });

  it.each(addresses)('a loopback peer gets %s', async (url) => {
    const peers = [
      { remoteAddress: '127.0.0.1', host: 'localhost:3000' },
      { remoteAddress: '127.0.0.1', host: '127.0.0.1:3000' },
      { remoteAddress: '::1', host: '[::1]:3000' },
      { remoteAddress: '::ffff:127.0.0.1', host: 'LOCALHOST' },
    ];

    for (const { remoteAddress, host } of peers) {
      const { statusCode } = await app.inject({ url, remoteAddress, headers: { host } });
      expect(statusCode, `${remoteAddress} ${host}`).toBe(200);
    }
  });

  it.each(addresses)('nobody from outside finds %s', async (url) => {
    const requests = [
      { remoteAddress: '192.168.1.20', headers: { host: 'localhost:3000' } },
      { remoteAddress: '::ffff:10.0.0.7', headers: { host: 'localhost:3000' } },
      { remoteAddress: '2001:db8::1', headers: { host: 'localhost:3000' } },
      // A page of a foreign site whose name points to this machine.
      { remoteAddress: '127.0.0.1', headers: { host: 'evil.example' } },
      { remoteAddress: '127.0.0.1', headers: { host: 'localhost.evil.example' } },
      { remoteAddress: '127.0.0.1', headers: { host: 'localhost:80@evil.example' } },
      // A proxy on this machine that passes requests on.
      { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
      { remoteAddress: '127.0.0.1', headers: { forwarded: 'for=127.0.0.1' } },
      { remoteAddress: '127.0.0.1', headers: { via: '1.1 proxy' } },
    ];

    for (const request of requests) {
      const answer = await app.inject({ url, ...request });
      expect({ request, status: answer.statusCode, body: answer.json<object>() }).toEqual({
        request,
        status: 404,
        body: { message: 'Not found.' },
      });
    }
  });

  it('a forwarded address counts when proxies are trusted', async () => {
    const trusting = createApp({ trustProxy: true });

    const { statusCode } = await trusting.inject({
      url: LIST,
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    await trusting.close();

    expect(statusCode).toBe(404);
  });

  it.each(['HEAD', 'POST', 'PUT', 'DELETE'] as const)('[M12] %s finds nothing', async (method) => {
    for (const url of addresses) {
      expect((await app.inject({ method, url })).statusCode).toBe(404);
    }
  });
});
