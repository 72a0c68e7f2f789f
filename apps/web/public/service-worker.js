// Shows the daily reminder and leads to Today. It answers no requests, so it can neither speed up a page nor break
// one; a worker for studying offline would be added beside these two.
const TODAY = '/today';

self.addEventListener('push', (event) => {
  const { title, body, language } = readReminder(event.data);
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: language,
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

/** A push that cannot be read still has to show something, or the browser ends the subscription. */
function readReminder(data) {
  try {
    const { title, body, language } = data.json();
    return { title: String(title), body: String(body), language: String(language) };
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
