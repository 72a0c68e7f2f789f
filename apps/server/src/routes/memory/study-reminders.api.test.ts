import { STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { putExam } from '../../testing/exams';
import { cards, saveSet } from '../../testing/flashcards';
import { answerTo, readQueue, readToday, sendReviews } from '../../testing/memory';
import { refusal } from '../../testing/refusal';
import {
  createRound,
  hoursAfter,
  NOON,
  readNextReminder,
  setNextReminder,
} from '../../testing/reminders';
import { deactivate, registerByMail, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let minh: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  minh = await signUp(app);
});

const change = (body: unknown, { token } = minh) =>
  app.call('PATCH', '/memory/settings', { token, body });
const settings = async () =>
  (await app.call('GET', '/memory/settings', { token: minh.token })).body.data;
const remindAt = (at: Date) => createRound(app).remindAt(at);

/** Wants reminders, the next one at noon. */
async function wantReminders(student = minh) {
  await change({ isReminderOn: true, reminderHour: 12 }, student);
  await setNextReminder(app, student.email, NOON);
}

async function countReminders() {
  const [row] = await app.database.query<{ count: number }>(
    'select count(*)::int as count from mail_jobs',
  );
  return row?.count;
}

describe('the settings', () => {
  it('begin without reminders, at six in the evening', async () => {
    expect(await settings()).toMatchObject({ isReminderOn: false, reminderHour: 18 });
  });

  it('keep hour and switch apart from each other and from the rest', async () => {
    await change({ reminderHour: 7 });
    expect(await settings()).toMatchObject({ isReminderOn: false, reminderHour: 7 });

    const { body } = await change({ isReminderOn: true });
    expect(body.data).toMatchObject({ isReminderOn: true, reminderHour: 7 });

    await change({ newPerDay: 5 });
    expect(await settings()).toMatchObject({ isReminderOn: true, reminderHour: 7, newPerDay: 5 });

    await change({ isReminderOn: false });
    expect(await settings()).toMatchObject({ isReminderOn: false, reminderHour: 7 });
  });

  it.each([-1, 24, 7.5, '7', null])('refuse the hour %s', async (reminderHour) => {
    const { body } = await change({ reminderHour });

    expect(body).toEqual(refusal('invalid_input', STUDY_MESSAGES.reminderHour));
  });

  it.each([
    ['Asia/Ho_Chi_Minh', 0],
    ['Asia/Kolkata', 30],
    ['Asia/Kathmandu', 15],
  ])('[D-48] the hour is that of %s', async (timeZone, minutes) => {
    await change({ isReminderOn: true, reminderHour: 9 });
    await change({ timeZone });

    const next = new Date((await readNextReminder(app, minh.email)) ?? '');
    const clock = next.toLocaleTimeString('en-GB', { timeZone });
    expect([clock, next.getUTCMinutes()]).toEqual(['09:00:00', minutes]);
  });

  it('a change of something else leaves a reminder that is due', async () => {
    await wantReminders();

    await change({ buttons: 4 });

    expect(await readNextReminder(app, minh.email)).toBe(NOON.toISOString());
  });
});

describe('a reminder', () => {
  beforeEach(async () => {
    await saveSet(app, minh.token, { flashcardList: cards(25) });
    await wantReminders();
  });

  it('comes when the hour has come, with the counts of Today and no words of a card', async () => {
    const { counts, minutes } = await readToday(app, minh.token);

    await remindAt(new Date(NOON.getTime() - 1));
    expect(await countReminders()).toBe(0);
    await remindAt(NOON);

    const { subject, text, html } = await app.mailbox.wait(minh.email);
    expect([counts, minutes]).toEqual([{ due: 0, new: 20, learning: 0 }, 6]);
    expect(subject).toBe('20 cards wait for you today');
    expect(text).toContain('about 6 minutes');
    expect(text).toContain('http://localhost:3000/today\n');
    expect(text + html).not.toMatch(/Card 1|Answer 1/);
  });

  it('counts what is due, new and being learnt, up to the limits of the day', async () => {
    await change({ newPerDay: 3 });
    await sendReviews(app, minh.token, [answerTo(1, { rating: 'again' }), answerTo(2)]);

    await remindAt(NOON);

    expect((await app.mailbox.wait(minh.email)).subject).toBe('5 cards wait for you today');
  });

  it('[D-51] counts what an exam wants of the day', async () => {
    await putExam(app, minh.token);
    const { counts } = await readToday(app, minh.token);
    const at = new Date();
    await setNextReminder(app, minh.email, at);

    await remindAt(at);

    const { subject } = await app.mailbox.wait(minh.email);
    expect(counts.new).toBeLessThan(20);
    expect(subject).toMatch(
      new RegExp(`^${counts.due + counts.new + counts.learning} cards? wait`),
    );
  });

  it('is in the language of the account', async () => {
    await app.database.query("update users set language = 'vi'");

    await remindAt(NOON);

    expect(await app.mailbox.wait(minh.email)).toMatchObject({
      subject: '20 thẻ đang chờ bạn hôm nay',
      language: 'vi',
    });
  });

  it('comes once a day, and again on the next', async () => {
    for (const hours of [0, 0, 0.1, 5, 23.9]) {
      await remindAt(hoursAfter(NOON, hours));
    }
    expect(await countReminders()).toBe(1);
    expect(await readNextReminder(app, minh.email)).toBe(hoursAfter(NOON, 24).toISOString());

    await remindAt(hoursAfter(NOON, 24));
    expect(await countReminders()).toBe(2);
  });

  it('does not come a second time on the day when the hour was changed', async () => {
    await remindAt(NOON);
    await setNextReminder(app, minh.email, hoursAfter(NOON, 3));

    await remindAt(hoursAfter(NOON, 3));

    expect(await countReminders()).toBe(1);
    expect(await readNextReminder(app, minh.email)).toBe(hoursAfter(NOON, 24).toISOString());
  });

  it('[D-48] belongs to the day that ends at four', async () => {
    await setNextReminder(app, minh.email, hoursAfter(NOON, 8));
    await remindAt(hoursAfter(NOON, 8));
    await setNextReminder(app, minh.email, hoursAfter(NOON, 15));
    await remindAt(hoursAfter(NOON, 15));
    expect(await countReminders()).toBe(1);

    await setNextReminder(app, minh.email, hoursAfter(NOON, 16));
    await remindAt(hoursAfter(NOON, 16));
    expect(await countReminders()).toBe(2);
  });

  it('comes once from several servers that work at the same time', async () => {
    const students = [minh];
    for (const name of ['lan', 'mai', 'nam', 'oanh']) {
      const student = await signUp(app, { email: `${name}@example.com` });
      await saveSet(app, student.token, { flashcardList: cards(1) });
      await wantReminders(student);
      students.push(student);
    }

    await Promise.all([1, 2, 3].map(() => remindAt(NOON)));

    await Promise.all(students.map(({ email }) => app.mailbox.wait(email)));
    expect(await countReminders()).toBe(5);
  });

  it('comes after a server died between note and mail, and only once', async () => {
    const dying = createRound(app, {
      breakMails: (mails) => ({
        async enqueue(...mail) {
          await mails.enqueue(...mail);
          throw new Error('died');
        },
      }),
    });

    await dying.remindAt(NOON);
    expect([dying.failures.length, await countReminders()]).toEqual([1, 0]);
    await remindAt(hoursAfter(NOON, 0.1));
    await remindAt(hoursAfter(NOON, 0.2));

    await app.mailbox.wait(minh.email);
    expect(await countReminders()).toBe(1);
  });

  it('that fails holds up nobody else', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    await saveSet(app, lan.token, { flashcardList: cards(1) });
    await wantReminders(lan);
    const round = createRound(app, {
      breakMails: (mails) => ({
        async enqueue(jobs, mail, options) {
          if (mail.to === minh.email) {
            throw new Error('broken');
          }
          await mails.enqueue(jobs, mail, options);
        },
      }),
    });

    await round.remindAt(NOON);

    expect((await app.mailbox.wait(lan.email)).subject).toBe('1 card waits for you today');
    expect(round.failures).toHaveLength(1);
  });

  it('is caught up two hours late after a stop, and not later', async () => {
    await remindAt(hoursAfter(NOON, 2));
    expect(await countReminders()).toBe(1);

    await remindAt(hoursAfter(NOON, 24 + 2.01));
    expect(await countReminders()).toBe(1);
    expect(await readNextReminder(app, minh.email)).toBe(hoursAfter(NOON, 48).toISOString());
  });

  it('that no mail server takes for two hours is dropped', async () => {
    app.mailbox.breakDown();

    await remindAt(hoursAfter(NOON, 0.5));

    const [job] = await app.database.query<{ minutes: number }>(
      `select round(extract(epoch from drop_after - queued_at) / 60)::int as minutes from mail_jobs`,
    );
    expect(job).toEqual({ minutes: 90 });
  });

  it('does not come when everything is answered', async () => {
    await change({ newPerDay: 9_999 });
    const answers = (await readQueue(app, minh.token)).map((id) =>
      answerTo(id, { rating: 'easy' }),
    );
    await sendReviews(app, minh.token, answers);

    await remindAt(NOON);

    expect(await countReminders()).toBe(0);
    expect(await readNextReminder(app, minh.email)).toBe(hoursAfter(NOON, 24).toISOString());
  });

  it('does not come for cards that cannot be studied', async () => {
    await app.call('DELETE', '/quiz/delete-quiz/1', { token: minh.token });
    expect(await readQueue(app, minh.token)).toEqual([]);

    await remindAt(NOON);

    expect(await countReminders()).toBe(0);
  });

  it('does not come to whoever turned it off', async () => {
    await change({ isReminderOn: false });

    await remindAt(NOON);

    expect(await countReminders()).toBe(0);
  });

  it('does not come to a blocked account, and does again when the block ends', async () => {
    await app.database.query('update users set blocked_at = now()');
    await remindAt(NOON);
    expect(await countReminders()).toBe(0);

    await app.database.query('update users set blocked_at = null');
    await remindAt(hoursAfter(NOON, 24));
    expect(await countReminders()).toBe(1);
  });

  it('[A-36] ends with deactivation, and stays off when the account comes back', async () => {
    await remindAt(NOON);
    await app.mailbox.wait(minh.email);
    await deactivate(app, minh);
    const [row] = await app.database.query(
      'select next_reminder_at, unsubscribe_hash from memory_settings',
    );
    expect(row).toEqual({ next_reminder_at: null, unsubscribe_hash: null });

    await app.database.query('delete from limit_counters');
    minh = await registerByMail(app, minh);
    expect(await settings()).toMatchObject({ isReminderOn: false, reminderHour: 12 });
  });
});

it('does not come to a newcomer without cards', async () => {
  await wantReminders();

  await remindAt(NOON);

  expect(await countReminders()).toBe(0);
  expect(await readNextReminder(app, minh.email)).toBe(hoursAfter(NOON, 24).toISOString());
});
