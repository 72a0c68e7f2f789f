import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnswerTooLargeError, createGuardedFetch } from './guarded-fetch';

const MEGABYTE = 1_048_576;

/** Answers with as many bytes as the address asks for, in pieces, and nothing that a model would say. */
let provider: Server;
let address: string;
beforeAll(async () => {
  provider = createServer((request, response) => {
    const bytes = Number(request.url?.slice(1));
    for (let sent = 0; sent < bytes; sent += 65_536) {
      response.write(':'.repeat(Math.min(65_536, bytes - sent)));
    }
    response.end();
  });
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  address = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => provider.close());

describe('[A-49] the answer of a provider', () => {
  const read = async (bytes: number) => {
    const answer = await createGuardedFetch(async () => true)(`${address}/${bytes}`);
    return (await answer.text()).length;
  };

  it('is read up to a megabyte', async () => {
    expect(await read(MEGABYTE)).toBe(MEGABYTE);
  });

  it('is read no further, whatever it is made of', async () => {
    await expect(read(MEGABYTE + 1)).rejects.toThrow(AnswerTooLargeError);
  });
});
