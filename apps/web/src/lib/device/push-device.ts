import { type PushDevices, pushEndpoints } from '@scholar/contract';
import type { Api } from '../api/api';
import { registerServiceWorker } from './own-worker';

/** Whether this browser can show notifications that come while Scholar is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** By which the server names this browser; undefined where it is not subscribed. */
export async function findPushDevice(): Promise<string | undefined> {
  const subscription = canPush() ? await findSubscription() : null;
  return subscription ? toFingerprint(subscription.endpoint) : undefined;
}

/** Fails where the browser has no push service or cannot reach it. Asks for nothing: permission comes before. */
export async function addPushDevice(api: Api): Promise<PushDevices> {
  const { publicKey } = await api(pushEndpoints.read, {}, { isQuiet: true });
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isOutdated = known && toBase64Url(known.options.applicationServerKey) !== publicKey;
  if (isOutdated) {
    await known.unsubscribe();
  }
  const subscription =
    known && !isOutdated
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const body = {
    endpoint: subscription.endpoint,
    keys: {
      p256dh: toBase64Url(subscription.getKey('p256dh')),
      auth: toBase64Url(subscription.getKey('auth')),
    },
  };
  return api(pushEndpoints.subscribe, { body }, { isQuiet: true });
}

/** After a login: a browser that showed reminders before goes on in the new session, and ends with it. */
export async function keepPushDevice(api: Api): Promise<void> {
  const device = await findPushDevice();
  if (device === undefined) {
    return;
  }
  const { devices } = await api(pushEndpoints.read, {}, { isQuiet: true });
  // That of another student is not taken over by logging in.
  if (devices.includes(device)) {
    await addPushDevice(api);
  }
}

/** On the server first: a browser that has forgotten its subscription could no longer name it. */
export async function removePushDevice(api: Api): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) {
    return;
  }
  try {
    const params = { fingerprint: await toFingerprint(subscription.endpoint) };
    await api(pushEndpoints.remove, { params }, { isQuiet: true, keepalive: true });
  } finally {
    // Then the push service tells the server that this browser is gone, if nobody else could.
    await subscription.unsubscribe();
  }
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function toFingerprint(endpoint: string): Promise<string> {
  return toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

function toBase64Url(bytes: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
