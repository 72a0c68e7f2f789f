import { createMailbox } from '../fixtures/mailbox';
import type { ProductServer } from '../fixtures/server';

export type Reply = { status: number; message: string; data: unknown };

/** A plain HTTP client that knows nothing of our code, only the addresses and the outbox folder. */
export function createOutsideClient(server: Pick<ProductServer, 'url' | 'outbox'>) {
  const mailbox = createMailbox(server.outbox);

  async function call(
    method: string,
    path: string,
    options: { token?: string; json?: unknown; form?: FormData } = {},
  ): Promise<Reply> {
    const { token, json, form } = options;
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
    });
    const { message, data } = (await response.json()) as Reply;
    return { status: response.status, message, data };
  }

  async function register(email: string, password: string): Promise<string> {
    await call('POST', `/user/send-verification/${email}`);
    const code = await mailbox.readCode(email);
    const { data } = await call('PUT', `/user/register/${code}`, {
      json: { name: 'Minh Anh', email, password },
    });
    return (data as { jwtToken: string }).jwtToken;
  }

  async function logIn(email: string, password: string): Promise<string> {
    const { data } = await call('POST', '/user/login', { json: { email, password } });
    return (data as { token: string }).token;
  }

  return { ...mailbox, call, register, logIn };
}
