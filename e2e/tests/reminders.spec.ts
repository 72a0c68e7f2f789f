import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createAppHeader } from '../pages/app-header';
import { createTodayPage } from '../pages/today-page';

const REMINDER = { title: '20 cards wait for you today', body: 'About 6 minutes.', language: 'en' };

test.use({ expectedConsole: [/Chrome currently does not support the Push API in incognito mode/] });

/**
 * All that happens in the browser, except the subscription itself: Chromium gives none in the private windows of the
 * tests. The first try shows what a student sees then; after it the browser is given one.
 */
test(
  'a student chooses to be reminded on this device',
  ANY_SIZE,
  async ({ page, context, server }) => {
    await context.grantPermissions(['notifications']);
    const today = createTodayPage(page);
    const settings = page.getByRole('dialog', { name: 'Study settings' });
    const onDevices = settings.getByRole('radio', { name: 'On my devices' });
    await signInNewStudent(page, server, 'reminders@example.com');
    const { call, token } = await clientOf(page, server);
    await call('POST', '/quiz/post-quiz', {
      token,
      json: { title: 'Cells', flashcardList: [{ question: 'Osmosis', answer: 'Water moves.' }] },
    });

    async function openSettings() {
      await today.open();
      await page.getByRole('button', { name: 'Study settings' }).click();
    }

    await test.step('they come by mail unless another way is chosen', async () => {
      await openSettings();
      await settings.getByRole('switch', { name: 'Remind me' }).click();
      await expect(settings.getByRole('radio', { name: 'By e-mail' })).toBeChecked();
      await expectNoAxeViolations(page);
    });

    await test.step('a push service that cannot be reached leaves everything as it was', async () => {
      await onDevices.click();
      await expect(settings.getByText(/could not be reached for notifications/)).toBeVisible();
      await expect(settings.getByRole('radio', { name: 'By e-mail' })).toBeChecked();
      await expectNoAxeViolations(page);
    });

    await test.step('the worker shows what is pushed', async () => {
      await expect
        .poll(async () => {
          await pushToWorker(page, server.url);
          return readNotifications(page);
        })
        .toEqual([
          { title: REMINDER.title, body: REMINDER.body, lang: 'en', tag: 'study-reminder' },
        ]);
    });

    await test.step('with a subscription this device is the one', async () => {
      await context.addInitScript(giveSubscription);
      await openSettings();
      await settings.getByRole('switch', { name: 'Remind me' }).click();
      await onDevices.click();
      await expect(settings.getByText('Shown on this device.')).toBeVisible();
      await expectNoAxeViolations(page);
      await settings.getByRole('button', { name: 'Save' }).click();
      await expect(settings).toBeHidden();
      const { data } = await call('GET', '/memory/settings', { token });
      expect(data).toMatchObject({ isReminderOn: true, reminderWay: 'push' });
    });

    await test.step('logging out takes it off', async () => {
      const removal = page.waitForResponse((answer) => answer.url().includes('/memory/push/'));
      await page.goto('/home');
      await createAppHeader(page).logOut();
      expect((await removal).status()).toBe(200);
    });
  },
);

/** As the push service of the browser would. */
async function pushToWorker(page: Page, origin: string) {
  // What is pushed to a worker that is still being installed is lost.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) {
        resolve(first.registrationId);
      }
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(REMINDER),
  });
  await browser.detach();
}

function readNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });
}

/** Runs in the page: a subscription with a real key, at a service that nobody will call during the test. */
function giveSubscription() {
  let subscription: object | null = null;
  const kept = sessionStorage.getItem('test subscription');
  async function make(key: ArrayBuffer) {
    sessionStorage.setItem('test subscription', 'kept');
    const { publicKey } = await crypto.subtle.generateKey(
      { name: 'ECDH', namedCurve: 'P-256' },
      true,
      ['deriveBits'],
    );
    const point = await crypto.subtle.exportKey('raw', publicKey);
    subscription = {
      endpoint: 'https://push.example.com/send/1',
      options: { applicationServerKey: key },
      getKey: (name: string) => (name === 'auth' ? new ArrayBuffer(16) : point),
      unsubscribe: async () => true,
    };
    return subscription;
  }
  Object.assign(PushManager.prototype, {
    subscribe: () => make(new ArrayBuffer(0)),
    getSubscription: async () => (kept ? (subscription ?? make(new ArrayBuffer(0))) : subscription),
  });
}
