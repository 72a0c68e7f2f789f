import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { PUSH_ENDPOINT_MAX } from './study-limits';
import { STUDY_MESSAGES } from './study-messages';

/** SHA-256 in base64url of the address at which the push service takes messages for a browser. */
const fingerprint = z.string().check(z.regex(/^[\w-]{43}$/, STUDY_MESSAGES.pushFingerprint));

/** What a browser says of itself when it lets a student be reminded there. */
export const PushSubscriptionSchema = z.strictObject({
  endpoint: z
    .string(STUDY_MESSAGES.pushEndpoint)
    .check(
      z.maxLength(PUSH_ENDPOINT_MAX, STUDY_MESSAGES.pushEndpoint),
      z.refine(isPushAddress, STUDY_MESSAGES.pushEndpoint),
    ),
  keys: z.strictObject(
    {
      /** A point of the curve P-256, not compressed. */
      p256dh: z
        .string(STUDY_MESSAGES.pushKeys)
        .check(z.regex(/^B[\w-]{86}$/, STUDY_MESSAGES.pushKeys)),
      auth: z
        .string(STUDY_MESSAGES.pushKeys)
        .check(z.regex(/^[\w-]{22}$/, STUDY_MESSAGES.pushKeys)),
    },
    STUDY_MESSAGES.pushKeys,
  ),
});
export type BrowserSubscription = z.output<typeof PushSubscriptionSchema>;

export const PushDevicesSchema = z.object({
  /** For `pushManager.subscribe`; in base64url. */
  publicKey: z.string(),
  /** The fingerprint of each of the student's subscriptions, oldest first. */
  devices: z.array(z.string()),
});
export type PushDevices = z.output<typeof PushDevicesSchema>;

export const pushEndpoints = {
  read: endpoint({
    summary: 'The key for subscribing a browser, and the browsers that show reminders',
    method: 'GET',
    path: '/memory/push',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: PushDevicesSchema,
  }),
  subscribe: endpoint({
    summary: 'Let a browser show the daily reminder; of more than ten the oldest goes',
    method: 'POST',
    path: '/memory/push',
    auth: 'required',
    body: PushSubscriptionSchema,
    bodyLimit: BODY_LIMIT.filter,
    data: PushDevicesSchema,
  }),
  remove: endpoint({
    summary: 'No more reminders in one browser',
    method: 'DELETE',
    path: '/memory/push/:fingerprint',
    auth: 'required',
    params: z.strictObject({ fingerprint }),
    bodyLimit: BODY_LIMIT.none,
    data: PushDevicesSchema,
  }),
};

/**
 * An https address at the usual port of a named host, without a name or password in it. Where the name leads is
 * looked at when the server connects, because it may lead elsewhere by then.
 */
function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) {
    return false;
  }
  const { protocol, username, password, port, hostname, hash } = new URL(address);
  const isNamed = hostname.includes('.') && !/^\[|\.\d+\.?$|\.$/.test(hostname);
  return protocol === 'https:' && username + password + port + hash === '' && isNamed;
}
