import { setTimeout as wait } from 'node:timers/promises';
import { createMailbox } from '../fixtures/mailbox';
import type { ProductServer } from '../fixtures/server';

const REGISTRATIONS_AT_ONCE = 10;

export type Reply = { status: number; message: string; data: unknown };

/** A plain HTTP client that knows nothing of our code, only the addresses and the outbox folder. */
export function createOutsideClient(server: Pick<ProductServer, 'url' | 'outbox'>) {
  const mailbox = createMailbox(server.outbox);

  async function call(
    method: string,
    path: string,
    options: { token?: string; json?: unknown; form?: FormData; key?: string } = {},
  ): Promise<Reply> {
    const { token, json, form, key } = options;
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        // A connection kept for later may be closed by the server in the moment it is used again.
        connection: 'close',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body }),
    });
    const { message, data } = (await response.json()) as Reply;
    return { status: response.status, message, data };
  }

  /** Just started on a busy machine, a server asks for patience. */
  async function callPatiently(...request: Parameters<typeof call>): Promise<Reply> {
    for (;;) {
      const reply = await call(...request);
      if (reply.status !== 503) {
        return reply;
      }
      await wait(500);
    }
  }

  async function register(email: string, password: string, name = 'Minh Anh'): Promise<string> {
    await callPatiently('POST', `/user/send-verification/${email}`);
    const code = await mailbox.readCode(email);
    const { status, message, data } = await callPatiently('PUT', `/user/register/${code}`, {
      json: { name, email, password },
    });
    if (status >= 400) {
      throw new Error(`${email} could not register: ${status} ${message}`);
    }
    return (data as { jwtToken: string }).jwtToken;
  }

  /** The tokens of so many new students. */
  async function registerMany(count: number): Promise<string[]> {
    const tokens: string[] = [];
    while (tokens.length < count) {
      const emails = Array.from(
        { length: Math.min(REGISTRATIONS_AT_ONCE, count - tokens.length) },
        (_, index) => `writer${tokens.length + index}@example.com`,
      );
      tokens.push(...(await Promise.all(emails.map((email) => register(email, 'Abcde1')))));
    }
    return tokens;
  }

  async function logIn(email: string, password: string, secondFactor?: string): Promise<string> {
    const { data } = await call('POST', '/user/login', {
      json: { email, password, ...(secondFactor !== undefined && { secondFactor }) },
    });
    return (data as { token: string }).token;
  }

  return { ...mailbox, call, register, registerMany, logIn };
}
