import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushOutcome, PushSender, WaitingPush } from '@scholar/domain';
import webPush from 'web-push';
import type { PushKeys } from './push-keys';
import { toPushPayload } from './push-payload';
import { createPublicLookup } from './public-address';

const TIME_LIMIT_MS = 10_000;
/** A newer reminder takes the place of one that the browser has not fetched yet. */
const TOPIC = 'study-reminder';
const RETRY_AFTER_MAX_SECONDS = 86_400;

/** How push services are reached. Tests bring their own, because theirs is on this machine. */
export type PushConnection = { lookup: LookupFunction; port?: number; ca?: string };

/** Says nothing about an address: whoever knows it can write to the browser. */
export function createPushSender({
  keys,
  subject,
  connection = { lookup: createPublicLookup() },
  timeLimitMs = TIME_LIMIT_MS,
}: {
  keys: PushKeys;
  /** Whom a push service writes to when something is wrong. */
  subject: string;
  connection?: PushConnection;
  timeLimitMs?: number;
}): PushSender {
  const { port = 443, ...agentOptions } = connection;
  const agent = new Agent({ ...agentOptions, keepAlive: false });

  function post(details: webPush.RequestDetails): Promise<PushOutcome> {
    const { hostname, pathname, search } = new URL(details.endpoint);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent,
          hostname,
          port,
          path: pathname + search,
          method: 'POST',
          headers: { ...details.headers, host: hostname },
          signal: AbortSignal.timeout(timeLimitMs),
        },
        (response) => {
          // Nobody reads what it has to say, however much that is.
          response.destroy();
          resolve(toOutcome(response.statusCode ?? 0, response.headers['retry-after']));
        },
      );
      call.on('error', reject);
      call.end(details.body);
    });
  }

  return async (push) => {
    const details = encrypt(push, { keys, subject });
    if (!details) {
      return { kind: 'gone' };
    }
    try {
      return await post(details);
    } catch (error) {
      return { kind: 'failed', reason: nameOf(error) };
    }
  };
}

/** Undefined for keys that are no point of the curve: nothing will ever reach such a browser. */
function encrypt(
  push: WaitingPush,
  { keys, subject }: { keys: PushKeys; subject: string },
): webPush.RequestDetails | undefined {
  const { endpoint, keys: browserKeys, daySeconds } = push;
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: browserKeys },
      JSON.stringify(toPushPayload(push)),
      {
        vapidDetails: { subject, ...keys },
        TTL: daySeconds,
        urgency: 'normal',
        topic: TOPIC,
      },
    );
  } catch {
    return undefined;
  }
}

/** A redirection is a failure like any other: where it leads, nobody has looked at. */
function toOutcome(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) {
    return { kind: 'sent' };
  }
  if (status === 404 || status === 410) {
    return { kind: 'gone' };
  }
  const seconds = toSeconds(retryAfter);
  return {
    kind: 'failed',
    reason: String(status),
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  };
}

/** Seconds or a date (RFC 9110); anything else is as if it had not been said. */
function toSeconds(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) {
    return undefined;
  }
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds >= 0 ? Math.min(seconds, RETRY_AFTER_MAX_SECONDS) : undefined;
}

/** Not its words, which name the host and its addresses. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) {
    return 'unknown';
  }
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
