import { beforeEach, describe, expect, it, vi } from 'vitest';
import source from '../../../public/service-worker.js?raw';

type Handler = (event: object) => void;

let handlers: Map<string, Handler>;
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>();
const openWindow = vi.fn<(url: string) => Promise<void>>();
const matchAll = vi.fn<() => Promise<{ url: string; focus: () => Promise<void> }[]>>();

beforeEach(() => {
  vi.resetAllMocks();
  matchAll.mockResolvedValue([]);
  handlers = new Map();
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll, openWindow },
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

  it('answers no requests', () => {
    expect([...handlers.keys()]).toEqual(['push', 'notificationclick']);
  });
});
