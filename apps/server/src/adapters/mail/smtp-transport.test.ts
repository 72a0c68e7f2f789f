import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { MailMessage, MailTransport } from './mail-transport';
import { createSmtpTransport } from './smtp-transport';
import { renderMail } from './templates/render-mail';

const ADDRESS = 'minh.anh@example.edu';
const TIMEOUTS = { connectMs: 2_000, replyMs: 2_000 };
const never = new AbortController().signal;

type Received = { from: string; to: string[]; raw: string };

const closing: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) {
    await close();
  }
});

function message(changes: Partial<MailMessage> = {}): MailMessage {
  const content = { kind: 'registration-code', code: '048213' } as const;
  const mail = { to: ADDRESS, language: 'vi', content } as const;
  return {
    ...renderMail(mail, {
      productUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:3000/api',
    }),
    ...mail,
    job: { id: 7, queuedAt: new Date('2025-11-15T03:05:12.123Z') },
    ...changes,
  };
}

/** A real SMTP server that keeps what it takes. */
async function startServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const sockets: Socket[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      await once(stream, 'end');
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw: Buffer.concat(chunks).toString('utf8'),
      });
      done();
    },
    ...options,
  });
  // Clients that give up leave broken connections behind; that is what these tests are about.
  smtp.on('error', () => {});
  smtp.server.on('connection', (socket) => sockets.push(socket));
  const port = await listen(smtp.server);
  closing.push(() => new Promise((resolve) => smtp.close(resolve)));
  return { port, received, sockets };
}

/** A server that talks by hand, for what a well-behaved one never does. */
async function startRawServer(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  const port = await listen(server);
  closing.push(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return port;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function connect(port: number, credentials = '', query = ''): MailTransport {
  const transport = createSmtpTransport({
    url: `smtp://${credentials}127.0.0.1:${port}${query}`,
    from: 'Scholar <no-reply@scholar.example>',
    maxConnections: 4,
    timeouts: TIMEOUTS,
  });
  closing.push(() => transport.close());
  return transport;
}

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

describe('createSmtpTransport', () => {
  it('sends a whole mail to exactly its recipient', async () => {
    const server = await startServer();
    const mail = message();

    await connect(server.port).deliver(mail, never);

    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = server.received;
    const parsed = await PostalMime.parse(raw);
    expect({ from, to, subject: parsed.subject, name: parsed.from?.name }).toEqual({
      from: 'no-reply@scholar.example',
      to: [ADDRESS],
      subject: mail.subject,
      name: 'Scholar',
    });
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect(parsed.html?.trim()).toBe(mail.html.replaceAll('\r\n', '\n').trim());
    expect(raw.split('\r\n').filter((line) => line === '048213')).toHaveLength(1);
  });

  it('keeps its connection for the next mail', async () => {
    const server = await startServer();
    const transport = connect(server.port);

    await transport.deliver(message(), never);
    await transport.deliver(message(), never);

    expect(server.received).toHaveLength(2);
    expect(server.sockets).toHaveLength(1);
  });

  it('logs in over TLS with the name and password of the address', async () => {
    const logins: (string | null | undefined)[][] = [];
    const server = await startServer({
      disabledCommands: [],
      onAuth({ username, password }, _session, done) {
        logins.push([username, password]);
        done(null, { user: username ?? '' });
      },
    });
    const transport = connect(
      server.port,
      'scholar:s%40cret@',
      '?requireTLS=true&tls.rejectUnauthorized=false',
    );

    await transport.deliver(message(), never);

    expect(logins).toEqual([['scholar', 's@cret']]);
    expect(server.received).toHaveLength(1);
  });

  it('[L-10] takes a 4xx for a failure to retry, and the retry carries the same Message-ID', async () => {
    let tries = 0;
    const ids: string[] = [];
    const server = await startServer({
      async onData(stream, _session, done) {
        const parsed = await PostalMime.parse(await readAll(stream));
        ids.push(parsed.messageId ?? '');
        tries += 1;
        done(tries === 1 ? refusal(451, '4.3.0 try again later') : null);
      },
    });
    const transport = connect(server.port);

    await expect(transport.deliver(message(), never)).rejects.toMatchObject({
      reason: 'smtp 451 4.3.0',
      isPermanent: false,
    });
    await transport.deliver(message(), never);

    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[a-p]{32}@scholar\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  it('gives every job a Message-ID of its own', async () => {
    const server = await startServer();
    const transport = connect(server.port);
    const { queuedAt } = message().job;

    await transport.deliver(message(), never);
    await transport.deliver(message({ job: { id: 8, queuedAt } }), never);
    await transport.deliver(message({ job: { id: 7, queuedAt: new Date(0) } }), never);

    const ids = server.received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(3);
  });

  it.each([
    [
      'the recipient',
      { onRcptTo: (_a, _s, done) => done(refusal(550, `5.1.1 <${ADDRESS}> unknown`)) },
    ],
    [
      'the message',
      {
        onData(stream, _session, done) {
          stream.resume();
          stream.on('end', () => done(refusal(550, `5.1.1 ${ADDRESS} does not like this`)));
        },
      },
    ],
  ] satisfies [string, SMTPServerOptions][])(
    '[L-10] takes a 5xx for %s as final and keeps the address out of the reason',
    async (_what, options) => {
      const server = await startServer(options);

      await expect(connect(server.port).deliver(message(), never)).rejects.toMatchObject({
        reason: 'smtp 550 5.1.1',
        isPermanent: true,
      });
    },
  );

  it('retries when the login is refused: the mail is not at fault', async () => {
    const server = await startServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 wrong password')),
    });

    await expect(
      connect(server.port, 'scholar:old@').deliver(message(), never),
    ).rejects.toMatchObject({
      reason: 'smtp 535 5.7.8',
      isPermanent: false,
    });
  });

  it('[L-10] retries when nobody listens', async () => {
    const port = await startRawServer(() => {});
    await closing.pop()?.();

    await expect(connect(port).deliver(message(), never)).rejects.toMatchObject({
      reason: expect.stringMatching(/^smtp E[A-Z]+$/),
      isPermanent: false,
    });
  });

  it('[L-10] retries when the server hangs up before greeting', async () => {
    const port = await startRawServer((socket) => socket.destroy());

    await expect(connect(port).deliver(message(), never)).rejects.toMatchObject({
      reason: expect.stringMatching(/^smtp E[A-Z]+$/),
      isPermanent: false,
    });
  });

  it('[L-10] retries when the server takes the mail and hangs up without a word', async () => {
    const server = await startServer({
      onData(stream) {
        stream.resume();
        stream.on('end', () => server.sockets.forEach((socket) => socket.destroy()));
      },
    });

    await expect(connect(server.port).deliver(message(), never)).rejects.toMatchObject({
      reason: expect.stringMatching(/^smtp E[A-Z]+$/),
      isPermanent: false,
    });
    expect(server.sockets).toHaveLength(1);
  });

  it('[L-10] gives up on a server that does not answer', async () => {
    const port = await startRawServer(() => {});

    const started = Date.now();
    await expect(connect(port).deliver(message(), never)).rejects.toMatchObject({
      reason: 'smtp ETIMEDOUT',
      isPermanent: false,
    });

    expect(Date.now() - started).toBeLessThan(2 * TIMEOUTS.connectMs);
  });

  it('[L-10] ends at once when told to, even while the server trickles its answer', async () => {
    const abort = new AbortController();
    const port = await startRawServer((socket) => {
      socket.write('220 slow.example\r\n');
      socket.once('data', () => {
        const trickle = setInterval(() => socket.write('250-'), 20);
        socket.on('close', () => clearInterval(trickle));
        setTimeout(() => abort.abort(), 100);
      });
    });

    await expect(connect(port).deliver(message(), abort.signal)).rejects.toMatchObject({
      reason: 'smtp ECONNECTION',
      isPermanent: false,
    });
  });

  it('works on after a delivery was stopped', async () => {
    const abort = new AbortController();
    let isSlow = true;
    const server = await startServer({
      onMailFrom(_address, _session, done) {
        if (isSlow) {
          isSlow = false;
          abort.abort();
        } else {
          done();
        }
      },
    });
    const transport = connect(server.port);
    await expect(transport.deliver(message(), abort.signal)).rejects.toMatchObject({
      isPermanent: false,
    });

    await transport.deliver(message(), never);

    expect(server.received).toHaveLength(1);
  });

  it.each(['a@b.co\r\nRCPT TO:<x@y.z>', 'a@b.co>, <x@y.z', '"a@b.co, x@y.z"@c.co'])(
    '[B-37] reaches no second recipient through %j',
    async (to) => {
      const server = await startServer();

      await connect(server.port)
        .deliver(message({ to }), never)
        .catch(() => undefined);

      const recipients = server.received.flatMap((mail) => mail.to);
      expect(recipients.length).toBeLessThanOrEqual(1);
      expect(recipients).not.toContain('x@y.z');
    },
  );

  it.each(['', 'Scholar', 'a@b.co, c@d.co'])('refuses %j as the sender', (from) => {
    expect(() => createSmtpTransport({ url: 'smtp://127.0.0.1', from, maxConnections: 1 })).toThrow(
      'MAIL_FROM',
    );
  });
});
