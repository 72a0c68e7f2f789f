import { vi } from 'vitest';

const ENDPOINT = 'https://push.example/send/1';
/** SHA-256 of it. */
export const FINGERPRINT = 'Zy0Gs-sZtwjNcchkt3ZblPBOuuTBE_XltkvTDQk8qyQ';
export const SERVER_KEY = `B${'A'.repeat(86)}`;

type Options = {
  /** What the student answers when the browser asks. */
  permission?: NotificationPermission;
  /** The key with which it was subscribed before. */
  subscribedWith?: string;
  /** Its push service does not answer. */
  isBroken?: boolean;
};

/** A browser that can be subscribed: jsdom knows neither workers nor notifications. */
export function fakePushBrowser({
  permission = 'granted',
  subscribedWith,
  isBroken,
}: Options = {}) {
  let subscription = subscribedWith === undefined ? null : aSubscription(subscribedWith);

  function aSubscription(key: string) {
    const bytes = Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    return {
      endpoint: ENDPOINT,
      options: { applicationServerKey: bytes.buffer },
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
      unsubscribe: vi.fn<() => Promise<boolean>>(async () => {
        subscription = null;
        return true;
      }),
    };
  }

  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn<(options: { applicationServerKey: string }) => Promise<unknown>>(
      async ({ applicationServerKey }) => {
        if (isBroken) {
          throw new DOMException('Registration failed', 'AbortError');
        }
        subscription = aSubscription(applicationServerKey);
        return subscription;
      },
    ),
  };
  const registration = { pushManager };
  const register = vi.fn<(url: string) => Promise<unknown>>(async () => registration);
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => permission);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { requestPermission });
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: {
        value: {
          register,
          ready: Promise.resolve(registration),
          getRegistration: async () => registration,
        },
      },
    }),
  );
  return { register, requestPermission, pushManager, isSubscribed: () => subscription !== null };
}
