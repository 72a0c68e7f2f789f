import { toOwnerId, type WaitingPush } from '@scholar/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type PushService, startPushService } from '../../testing/push-service';
import { createPublicLookup } from './public-address';
import type { PushKeys } from './push-keys';
import { createPushSender, type PushConnection } from './push-sender';

const KEYS: PushKeys = {
  publicKey:
    'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  privateKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE',
};

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => service.reset());
afterAll(() => service.close());

function pushTo({ subscription, fingerprint }: ReturnType<typeof createBrowser>): WaitingPush {
  return {
    ...subscription,
    fingerprint,
    host: new URL(subscription.endpoint).host,
    owner: toOwnerId(1),
    language: 'en',
    day: 20_000,
    cards: 3,
    minutes: 1,
    tries: 1,
    lateSeconds: 60,
    daySeconds: 60,
  };
}

const sendBy = (connection: PushConnection, timeLimitMs = 5_000) =>
  createPushSender({ keys: KEYS, subject: 'mailto:help@example.com', connection, timeLimitMs });

describe('sending', () => {
  it('[D-75] does not reach this machine by its own rules, wherever the name leads', async () => {
    const lookup = createPublicLookup(async () => ['127.0.0.1']);
    const send = sendBy({ ...service.connection, lookup });

    expect(await send(pushTo(createBrowser()))).toEqual({
      kind: 'failed',
      reason: 'PrivateAddressError',
    });
    expect(service.messages).toEqual([]);
  });

  it('[D-75] looks at each connection anew, so that a name cannot change its mind', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const { lookup } = service.connection;
    let isFirst = true;
    const send = sendBy({
      ...service.connection,
      lookup: (host, options, callback) => {
        const strict = createPublicLookup(async () => answers.pop() ?? []);
        (isFirst ? lookup : strict)(host, options, callback);
        isFirst = false;
      },
    });
    const browser = createBrowser();

    expect(await send(pushTo(browser))).toEqual({ kind: 'sent' });
    expect(await send(pushTo(browser))).toMatchObject({ kind: 'failed' });
    expect(service.messages).toHaveLength(1);
  });

  it('trusts no certificate but those of the world', async () => {
    const { ca: _, ...connection } = service.connection;

    expect(await sendBy(connection)(pushTo(createBrowser()))).toMatchObject({ kind: 'failed' });
    expect(service.messages).toEqual([]);
  });

  it('gives up on a service that takes its time', async () => {
    const browser = createBrowser();
    service.answer(browser.path, 'nothing');

    expect(await sendBy(service.connection, 200)(pushTo(browser))).toMatchObject({
      kind: 'failed',
    });
  });

  it('does not listen to what a service has to say', async () => {
    const browser = createBrowser();
    service.answer(browser.path, { status: 201, endless: true });

    expect(await sendBy(service.connection)(pushTo(browser))).toEqual({ kind: 'sent' });
  });

  it('takes a browser whose key is no point of the curve for gone', async () => {
    const { subscription, ...browser } = createBrowser();
    const keys = { ...subscription.keys, p256dh: `B${'_'.repeat(86)}` };

    const outcome = await sendBy(service.connection)(
      pushTo({ ...browser, subscription: { ...subscription, keys } }),
    );

    expect(outcome).toEqual({ kind: 'gone' });
  });
});
