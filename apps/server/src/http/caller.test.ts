import { once } from 'node:events';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createDevices } from '../adapters/devices';
import { createNetworkList } from '../network-address';
import { head, listen, openConnection } from '../testing/raw-connection';
import { identifyCallers, preferredLanguage } from './caller';
import { createDeviceCookie } from './device-cookie';

describe('a caller who hangs up', () => {
  /** Who the server takes the caller for, or why it fails. */
  async function callAndHangUp(
    when: 'on arrival' | 'while the token is read',
    trustProxy: string[] | false = false,
  ) {
    const app = Fastify({ trustProxy });
    const outcomes: unknown[] = [];
    let hangUp = () => Promise.resolve();
    app.addHook('onRequest', async ({ raw: { socket } }) => {
      hangUp = async () => {
        connection.close();
        await once(socket, 'close');
      };
      if (when === 'on arrival') {
        await hangUp();
      }
    });
    identifyCallers(app, {
      isTrusted: createNetworkList(['192.0.2.0/24']),
      cookie: createDeviceCookie(createDevices(['secret']), { isHttps: false }),
      readToken: async () => {
        if (when === 'while the token is read') {
          await hangUp();
        }
        return undefined;
      },
    });
    app.addHook('onError', async (_request, _reply, error) => void outcomes.push(error));
    app.get('/', async ({ caller }) => outcomes.push(caller));
    const connection = await openConnection(await listen(app));
    connection.send(
      head(
        'GET / HTTP/1.1',
        'host: localhost',
        'authorization: Bearer x',
        'x-forwarded-for: 192.0.2.1',
      ),
    );
    await expect.poll(() => outcomes).toHaveLength(1);
    await app.close();
    return outcomes[0];
  }

  it.each([
    ['at our own door', false as const],
    ['behind a proxy', ['127.0.0.1']],
  ])('on arrival %s has no address, and is no error', async (_, trustProxy) => {
    const caller = await callAndHangUp('on arrival', trustProxy);

    expect(caller).toMatchObject({ address: '', isTrusted: false });
  });

  it('while the token is read is still known by the address', async () => {
    const caller = await callAndHangUp('while the token is read');

    expect(caller).toMatchObject({ address: '127.0.0.1' });
  });
});

describe('the language of mails before there is an account', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['vi', 'vi'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
    ['en;q=0.5, VI;q=0.7', 'vi'],
    ['fr-FR, vi;q=0.3', 'vi'],
    ['fr, de;q=0.9', 'en'],
    ['vi;q=0, en', 'en'],
    ['vi;q=abc, en;q=0.1', 'en'],
    ['*', 'en'],
    [';;;,,,q=', 'en'],
    ['x'.repeat(10_000), 'en'],
  ])('%j asks for %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('never offers what the reader refuses', () => {
    expect(preferredLanguage('vi;q=0')).toBe('en');
  });
});
