import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailMessage } from '../../adapters/mail/mail-transport';
import { startVariant } from '../../testing/app-variant';
import { createCountingHasher } from '../../testing/counting-hasher';
import { cards, saveSet } from '../../testing/flashcards';
import { refusal } from '../../testing/refusal';
import { createRound, hoursAfter, NOON, setNextReminder, tokenIn } from '../../testing/reminders';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ONE_CLICK = {
  body: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};
const logLines: string[] = [];

let app: TestApp;
let minh: Student;
let mail: MailMessage;
let token: string;
beforeAll(async () => {
  const passwords = createCountingHasher({ isQuick: true }).replace;
  app = await startTestApp({ passwords, logLines });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
  await saveSet(app, minh.token, { flashcardList: cards(3) });
  mail = await remind(NOON, 1);
  token = tokenIn(mail);
});

async function remind(at: Date, count: number) {
  await app.call('PATCH', '/memory/settings', {
    token: minh.token,
    body: { isReminderOn: true },
  });
  await setNextReminder(app, minh.email, at);
  await createRound(app).remindAt(at);
  return app.mailbox.wait(minh.email, count);
}

const unsubscribe = (given: string, options = {}) =>
  app.call('POST', `/memory/unsubscribe/${given}`, options);

async function isOn() {
  const { body } = await app.call('GET', '/memory/settings', { token: minh.token });
  return (body.data as { isReminderOn: boolean }).isReminderOn;
}

describe('the mail', () => {
  it('says where one click ends the reminders, and links to a page for people', () => {
    expect(mail.unsubscribeUrl).toBe(`http://localhost:3000/api/memory/unsubscribe/${token}`);
    expect(mail.text).toContain(`http://localhost:3000/unsubscribe?token=${token}\n`);
    expect(mail.html).toContain(`href="http://localhost:3000/unsubscribe?token=${token}"`);
  });

  it('has the same link every day, so that an old one works too', async () => {
    const later = await remind(hoursAfter(NOON, 24), 2);

    expect(tokenIn(later)).toBe(token);
  });
});

describe('unsubscribing', () => {
  it('[D-73] takes the form of a mail program that says nothing of itself', async () => {
    const answer = await unsubscribe(token, ONE_CLICK);

    expect(answer.body).toEqual({
      responseCode: 200,
      message: 'You get no more reminders.',
      data: null,
    });
    expect(await isOn()).toBe(false);
  });

  it('takes the button of our own page', async () => {
    expect((await unsubscribe(token)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it('[D-73] comes from any site and under any name', async () => {
    const settings = { isProduction: true, publicUrl: 'https://scholar.example.com' };
    const production = await startVariant(app, { settings });
    const headers = {
      ...ONE_CLICK.headers,
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
      host: '10.0.0.7:3000',
    };

    const { status } = await production.call('POST', `/memory/unsubscribe/${token}`, {
      ...ONE_CLICK,
      headers,
    });

    await production.app.close();
    expect([status, await isOn()]).toEqual([200, false]);
  });

  it.each(['GET', 'HEAD'] as const)('does not happen by %s, as scanners look', async (method) => {
    const { statusCode } = await app.app.inject({
      method,
      url: `/api/memory/unsubscribe/${token}`,
    });

    expect([statusCode, await isOn()]).toEqual([405, true]);
  });

  it('twice is once, and leaves the hour for the next time', async () => {
    await unsubscribe(token, ONE_CLICK);
    expect((await unsubscribe(token, ONE_CLICK)).status).toBe(200);

    await createRound(app).remindAt(hoursAfter(NOON, 24));
    const { body } = await app.call('GET', '/memory/settings', { token: minh.token });
    expect(body.data).toMatchObject({ isReminderOn: false, reminderHour: 18 });
    expect(app.mailbox.to(minh.email)).toHaveLength(1);
  });

  it('ends nobody else’s', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    await app.call('PATCH', '/memory/settings', {
      token: lan.token,
      body: { isReminderOn: true },
    });

    await unsubscribe(token);

    const { body } = await app.call('GET', '/memory/settings', { token: lan.token });
    expect(body.data).toMatchObject({ isReminderOn: true });
  });

  it('says of a link that nobody has that it no longer works', async () => {
    const { body } = await unsubscribe('A'.repeat(43), ONE_CLICK);

    expect(body).toEqual(refusal('not_found', STUDY_MESSAGES.unsubscribeGone));
    expect(await isOn()).toBe(true);
  });

  it.each(['short', `${'A'.repeat(43)}A`, `${'A'.repeat(42)}%20`])(
    'says of %s that it is not complete',
    async (given) => {
      const { body } = await unsubscribe(given, ONE_CLICK);

      expect(body).toEqual(refusal('invalid_input', STUDY_MESSAGES.unsubscribeToken));
    },
  );

  it('[D-75] keeps the token as a hash only, and writes it into no log', async () => {
    await unsubscribe(token, ONE_CLICK);
    await unsubscribe('A'.repeat(43), ONE_CLICK);

    const rows = await app.database.query('select * from memory_settings');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(logLines.some((line) => line.includes('/memory/unsubscribe/:token'))).toBe(true);
    expect(logLines.filter((line) => line.includes(token) || line.includes('AAAAAAAA'))).toEqual(
      [],
    );
  });
});
