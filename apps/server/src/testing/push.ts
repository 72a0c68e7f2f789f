import { createPublicKey, verify } from 'node:crypto';
import type { BrowserSubscription, PushDevices } from '@scholar/contract';
import { cards, saveSet } from './flashcards';
import type { Browser } from './push-service';
import { NOON, setNextReminder } from './reminders';
import type { Student } from './students';
import type { TestApp } from './test-app';

/** The calls about browsers that show reminders. */
export function createPushCalls(app: TestApp) {
  const read = async ({ token }: Pick<Student, 'token'>) =>
    (await app.call('GET', '/memory/push', { token })).body.data as PushDevices;
  return {
    read,
    devicesOf: async (student: Pick<Student, 'token'>) => (await read(student)).devices,
    subscribe: ({ token }: Pick<Student, 'token'>, body: BrowserSubscription) =>
      app.call('POST', '/memory/push', { token, body }),
    remove: ({ token }: Pick<Student, 'token'>, { fingerprint }: Pick<Browser, 'fingerprint'>) =>
      app.call('DELETE', `/memory/push/${fingerprint}`, { token }),
    change: ({ token }: Pick<Student, 'token'>, body: unknown) =>
      app.call('PATCH', '/memory/settings', { token, body }),
  };
}

/** Cards wait, and the student wants to hear of them by push at noon. */
export async function wantPushes(app: TestApp, student: Student) {
  await saveSet(app, student.token, { flashcardList: cards(25) });
  await createPushCalls(app).change(student, {
    isReminderOn: true,
    reminderWay: 'push',
    reminderHour: 12,
  });
  await setNextReminder(app, student.email, NOON);
}

/** What the header says by which a push service knows us (RFC 8292), and whether it is signed by its key. */
export function readVapid(header: string | undefined) {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>[\w-]+)$/.exec(header ?? '')?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  return {
    key,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>,
    isSigned: verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: toPublicKey(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  };
}

function toPublicKey(raw: string) {
  const point = Buffer.from(raw, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  return createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: x.toString('base64url'),
      y: y.toString('base64url'),
    },
    format: 'jwk',
  });
}
