import { beforeEach, describe, expect, it, vi } from 'vitest';
import source from '../../../public/service-worker.js?raw';

type Handler = (event: object) => void;

let handlers: Map<string, Handler>;
let files: Map<string, unknown>;
const fetch = vi.fn<(request: object) => Promise<unknown>>();
const skipWaiting = vi.fn<() => void>();
const drop = vi.fn<(name: string) => Promise<boolean>>();
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const openWindow = vi.fn<(url: string) => Promise<void>>();
const matchAll = vi.fn<() => Promise<{ url: string; focus: () => Promise<void> }[]>>();

beforeEach(() => {
  vi.resetAllMocks();
  matchAll.mockResolvedValue([]);
  handlers = new Map();
  files = new Map();
  const self = {
    location: new URL('https://scholar.example/service-worker.js?language=vi'),
    fetch,
    skipWaiting,
    caches: {
      open: async () => ({
        addAll: async (urls: string[]) => urls.forEach((url) => files.set(url, `kept ${url}`)),
        put: async ({ url }: { url: string }, answer: unknown) => files.set(url, answer),
      }),
      match: async (asked: string | { url: string }) =>
        files.get(typeof asked === 'string' ? asked : asked.url),
      keys: async () => ['scholar-old', 'somebody-else'],
      delete: drop,
    },
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll, openWindow, claim: async () => undefined },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- A plain script, which finds its world in `self`.
  new Function('self', source)(self);
});

async function happen(name: string, event: object) {
  const works: unknown[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => works.push(work) });
  await Promise.all(works);
}

describe('the service worker', () => {
  it('shows a reminder in the place of the last one', async () => {
    const reminder = { title: '20 thẻ đang chờ bạn', body: 'Khoảng 6 phút.', language: 'vi' };

    await happen('push', { data: { json: () => reminder } });

    expect(showNotification.mock.calls).toEqual([
      [
        '20 thẻ đang chờ bạn',
        {
          body: 'Khoảng 6 phút.',
          lang: 'vi',
          icon: '/notification.png',
          tag: 'study-reminder',
        },
      ],
    ]);
  });

  it.each([null, { json: () => JSON.parse('{') as unknown }])(
    'shows something where it cannot read the message: %o',
    async (data) => {
      await happen('push', { data });

      expect(showNotification).toHaveBeenCalledWith('Scholar', expect.anything());
    },
  );

  it('opens Today in a tab of its own', async () => {
    const focus = vi.fn<() => Promise<void>>();
    matchAll.mockResolvedValue([{ url: 'https://scholar.example/summarize', focus }]);
    const close = vi.fn<() => void>();

    await happen('notificationclick', { notification: { close } });

    expect(openWindow).toHaveBeenCalledWith('/today');
    expect([focus.mock.calls, close.mock.calls]).toEqual([[], [[]]]);
  });

  it('goes to the tab that shows Today already', async () => {
    const focus = vi.fn<() => Promise<void>>();
    matchAll.mockResolvedValue([{ url: 'https://scholar.example/today?more', focus }]);

    await happen('notificationclick', { notification: { close: () => undefined } });

    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('offers a newer build first, and drops the older one when it begins', async () => {
    await happen('message', { data: 'anything' });
    expect(skipWaiting).not.toHaveBeenCalled();

    await happen('message', { data: 'take-over' });
    await happen('activate', {});

    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(drop.mock.calls).toEqual([['scholar-old']]);
  });
});

describe('without a connection', () => {
  const request = (path: string, more = {}) => ({
    method: 'GET',
    mode: 'cors',
    url: `https://scholar.example${path}`,
    ...more,
  });

  async function ask(asked: object): Promise<unknown> {
    let answer: Promise<unknown> | undefined;
    handlers.get('fetch')?.({
      request: asked,
      respondWith: (told: Promise<unknown>) => (answer = told),
    });
    return answer;
  }

  beforeEach(async () => {
    await happen('install', {});
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  });

  it('[U-24] every screen gets the page that was kept', async () => {
    await expect(ask(request('/today', { mode: 'navigate' }))).resolves.toBe('kept /home');
  });

  it('files that were loaded once are there', async () => {
    const script = { ok: true, clone: () => 'a copy' };
    fetch.mockResolvedValueOnce(script);
    await expect(ask(request('/assets/a1.js'))).resolves.toBe(script);

    await expect(ask(request('/assets/a1.js'))).resolves.toBe('a copy');
    await expect(ask(request('/assets/b2.js'))).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['a call of the API', request('/api/quiz/get-quiz')],
    ['a page of the server', request('/dev/mailbox', { mode: 'navigate' })],
    ['something that is sent', request('/today', { mode: 'navigate', method: 'POST' })],
    ['another site', { method: 'GET', mode: 'navigate', url: 'https://other.example/today' }],
  ])('%s is none of its business', async (_, asked) => {
    await expect(ask(asked)).resolves.toBeUndefined();
  });
});

describe('with a connection', () => {
  it('the page comes from the server, which knows the newest build', async () => {
    await happen('install', {});
    fetch.mockResolvedValue('fresh');
    let answer: Promise<unknown> | undefined;
    handlers.get('fetch')?.({
      request: { method: 'GET', mode: 'navigate', url: 'https://scholar.example/today' },
      respondWith: (told: Promise<unknown>) => (answer = told),
    });

    await expect(answer).resolves.toBe('fresh');
  });
});
