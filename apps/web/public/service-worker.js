// Keeps the app for those who study without a connection, and shows the daily reminder. Answers of the server are
// none of its business: the page keeps those itself, for each student apart.
const TODAY = '/today';
/** Written by the build: its name, and what the app consists of in each language. */
const BUILD = 'dev';
const FILES = {};

const KEPT = `scholar-${BUILD}`;
/** Of the app, without the landing page. */
const PAGE = '/home';
/** What the page asks for under names that no build changes. */
const BESIDE_PAGE = ['/theme.js', '/favicon.svg'];
const SHARED = 'shared-files';
/** Where a navigation gets something else than the page of the app. */
const SERVER_PLACES = /^\/(api|ai|dev|assets|healthz|readyz|metrics|csp-report)(\/|$)/;
const language = new URL(self.location.href).searchParams.get('language') ?? 'en';

self.addEventListener('install', (event) => {
  // Past this worker: the last answers of a page that is being closed would not live to see it pass them on.
  event.addRoutes?.(
    ['/api/*', '/ai/*'].map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })),
  );
  event.waitUntil(keepApp());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlder(), self.clients.claim()]));
});

/** The page asks for it when its reader has agreed to reload. */
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') {
    self.skipWaiting();
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === self.location.origin && pathname === '/share') {
    event.respondWith(receiveShare(request));
    return;
  }
  if (request.method !== 'GET' || origin !== self.location.origin) {
    return;
  }
  if (request.mode === 'navigate' && !SERVER_PLACES.test(pathname)) {
    event.respondWith(fetchFresh(request, PAGE));
  } else if (BESIDE_PAGE.includes(pathname)) {
    event.respondWith(fetchFresh(request, pathname));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(fetchFile(request));
  }
});

self.addEventListener('push', (event) => {
  const { title, body, language: spoken } = readReminder(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: spoken,
      icon: '/notification.png',
      // One at a time: that of yesterday goes.
      tag: 'study-reminder',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openToday());
});

async function keepApp() {
  const cache = await self.caches.open(KEPT);
  await cache.addAll([PAGE, ...BESIDE_PAGE, ...(FILES[language] ?? [])]);
}

async function dropOlder() {
  const names = await self.caches.keys();
  const older = names.filter((name) => name.startsWith('scholar-') && name !== KEPT);
  await Promise.all(older.map((name) => self.caches.delete(name)));
}

/** Always a fresh one while there is a connection: the page names the files of the newest build. */
async function fetchFresh(request, name) {
  try {
    return await self.fetch(request);
  } catch (error) {
    const kept = await self.caches.match(name, { cacheName: KEPT, ignoreVary: true });
    if (!kept) {
      throw error;
    }
    return kept;
  }
}

/** A file never changes under its name. */
async function fetchFile(request) {
  const kept = await self.caches.match(request, { ignoreVary: true });
  if (kept) {
    return kept;
  }
  const answer = await self.fetch(request);
  if (answer.ok) {
    const cache = await self.caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** What another app shares waits until the page is there to read it; see features/imports/entry/shared-files.ts. */
async function receiveShare(request) {
  const form = await request.formData();
  const files = form.getAll('files').filter((entry) => typeof entry !== 'string');
  const words = ['title', 'text', 'url'].map((name) => form.get(name) ?? '');
  const text = words.filter((word) => word !== '').join('\n');
  if (files.length === 0 && text !== '') {
    files.push(new File([text], 'shared.txt', { type: 'text/plain' }));
  }
  const cache = await self.caches.open(SHARED);
  for (const [place, file] of files.entries()) {
    await cache.put(`/shared/${place}/${encodeURIComponent(file.name)}`, new Response(file));
  }
  return Response.redirect('/import?shared', 303);
}

/** A push that cannot be read still has to show something, or the browser ends the subscription. */
function readReminder(data) {
  try {
    const { title, body, language: spoken } = data.json();
    return { title: String(title), body: String(body), language: String(spoken) };
  } catch {
    return { title: 'Scholar', body: '', language: 'en' };
  }
}

/** In a tab that shows Today already, else in a new one: other tabs may hold unfinished work. */
async function openToday() {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === TODAY);
  return tab ? tab.focus() : self.clients.openWindow(TODAY);
}
