import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { noticeOf, sendNotice, sign, VNPAY_ENVIRONMENT } from '../../testing/fake-vnpay';
import { cards, saveCards } from '../../testing/flashcards';
import { grantPlan, orderPlan, readBilling, readPlan } from '../../testing/payments';
import { deactivate, forgetSends, logIn, signUp, type Student } from '../../testing/students';
import { addMember } from '../../testing/teams';
import { startTestApp, type TestApp } from '../../testing/test-app';

/** Where the web app lies when it is not this server's. */
const WEB_ORIGIN = 'http://localhost:5173';
const MAX_CARDS = 3;
const DAY_MS = 86_400_000;

let app: TestApp;
let student: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: {
      ...VNPAY_ENVIRONMENT,
      BASIC_MAX_CARDS: String(MAX_CARDS),
      BASIC_MAX_SETS: '1',
      WEB_ORIGIN,
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  student = await signUp(app);
});

const pay = async (plan: 'pro' | 'team', { token } = student) =>
  sendNotice(app, sign(noticeOf(await orderPlan(app, token, plan))));
const signUpLan = () => signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
const readGrantDays = async () => {
  const rows = await app.database.query<{ days: number }>(
    'select extract(epoch from ends_at - starts_at)::int / 86400 as days from plan_grants',
  );
  return rows.map(({ days }) => days);
};
const daysLeft = (until: string | null) => (Date.parse(until ?? '') - Date.now()) / DAY_MS;
const addCards = (count: number) =>
  app.call('POST', '/flashcard/add-bulk', {
    token: student.token,
    body: { flashcardList: cards(count) },
  });

describe('a plan', () => {
  it('is Basic before anything is paid', async () => {
    expect(await readPlan(app, student.token)).toBe('Basic');
    expect(await readBilling(app, student.token)).toEqual({
      plan: 'Basic',
      paidUntil: { pro: null, team: null },
      canOrder: true,
      payments: [],
    });
  });

  it.each([
    [['pro'], 'Pro'],
    [['team'], 'Team'],
    [['team', 'pro'], 'Pro and Team'],
  ] as const)('is what %o paid for: %s', async (plans, badge) => {
    for (const plan of plans) {
      await pay(plan);
    }

    expect(await readPlan(app, student.token)).toBe(badge);
  });

  it('gets 30 days more with each payment, added to what is left', async () => {
    await grantPlan(app, { ends: '12 days' });

    await pay('pro');
    expect(daysLeft((await readBilling(app, student.token)).paidUntil.pro)).toBeCloseTo(42, 2);
    await pay('pro');

    const { paidUntil, payments } = await readBilling(app, student.token);
    expect(daysLeft(paidUntil.pro)).toBeCloseTo(72, 2);
    expect(paidUntil.team).toBeNull();
    expect(payments).toHaveLength(2);
  });

  it('starts with the payment when the last one has ended', async () => {
    await grantPlan(app, { ends: '-3 days' });
    expect(await readPlan(app, student.token)).toBe('Basic');

    await pay('pro');

    expect(daysLeft((await readBilling(app, student.token)).paidUntil.pro)).toBeCloseTo(30, 2);
  });

  it('loses no day when two orders are settled at once', async () => {
    const orders: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      orders.push(sign(noticeOf(await orderPlan(app, student.token))));
      // Closed by hand, so that there can be a next one before this one is paid.
      await app.database.query("update orders set status = 'expired'");
    }

    await Promise.all(orders.map((query) => sendNotice(app, query)));

    expect(daysLeft((await readBilling(app, student.token)).paidUntil.pro)).toBeCloseTo(120, 2);
  });

  it('loses no day when two members of a team pay', async () => {
    const lan = await signUpLan();
    await pay('team');
    await addMember(app, student.token, lan);
    const paidUntil = async () => [
      Math.round(daysLeft((await readBilling(app, student.token)).paidUntil.team)),
      Math.round(daysLeft((await readBilling(app, lan.token)).paidUntil.team)),
    ];

    await pay('team', lan);
    expect(await paidUntil()).toEqual([60, 60]);
    const orders = await Promise.all(
      [student, lan].map(({ token }) => orderPlan(app, token, 'team')),
    );
    await Promise.all(orders.map((payUrl) => sendNotice(app, sign(noticeOf(payUrl)))));

    expect(await paidUntil()).toEqual([120, 120]);
    expect(await readGrantDays()).toEqual([30, 30, 30, 30]);
  });

  it('counts Pro for each member alone', async () => {
    const lan = await signUpLan();
    await pay('team');
    await addMember(app, student.token, lan);
    await pay('pro');

    await pay('pro', lan);

    expect(daysLeft((await readBilling(app, lan.token)).paidUntil.pro)).toBeCloseTo(30, 2);
  });

  it('is the student’s own', async () => {
    const other = await signUp(app, { email: 'lan@example.com' });
    await pay('team', other);

    expect(await readPlan(app, student.token)).toBe('Basic');
    expect((await readBilling(app, student.token)).payments).toEqual([]);
    expect(await readPlan(app, other.token)).toBe('Team');
  });

  it.each(['pro', 'team'] as const)('%s lifts the limits of Basic, until it ends', async (plan) => {
    await saveCards(app, student.token, cards(MAX_CARDS));
    expect((await addCards(1)).status).toBe(402);

    await pay(plan);
    expect((await addCards(5)).status).toBe(200);
    const sets = [1, 2, 3].map((id) =>
      app.call('POST', '/quiz/post-quiz', {
        token: student.token,
        body: { title: 'Cells', flashcardList: [id] },
      }),
    );
    expect((await Promise.all(sets)).map(({ status }) => status)).toEqual([200, 200, 200]);

    await app.database.query('alter table plan_grants disable trigger user');
    await app.database.query(
      "update plan_grants set starts_at = now() - interval '31 days', ends_at = now()",
    );
    await app.database.query('alter table plan_grants enable trigger user');
    expect((await addCards(1)).status).toBe(402);
    expect(await app.database.query('select count(*)::int as cards from flashcards')).toEqual([
      { cards: MAX_CARDS + 5 },
    ]);
  });
});

describe('the ledger', () => {
  it.each(['payments', 'plan_grants'])('lets no row of %s be changed', async (table) => {
    await pay('pro');
    const before = await app.database.query(`select * from ${table}`);

    await expect(app.database.query(`update ${table} set plan = 'team'`)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: `${table} takes new rows only` }),
    });

    expect(await app.database.query(`select * from ${table}`)).toEqual(before);
  });
});

describe('a reminder', () => {
  const remind = () => app.composition.services.reminders.remindOfEnds();
  const mails = () =>
    app.database.query<{ count: number }>('select count(*)::int as count from mail_jobs');
  /** From now to the last second of a day in Vietnam, so many days on. */
  const untilEndOfDay = async (days: number) => {
    const [row] = await app.database.query<{ seconds: number }>(
      `select extract(epoch from (date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh')
        + interval '${days} days 23 hours 59 minutes 59 seconds')
        - (now() at time zone 'Asia/Ho_Chi_Minh'))::int as seconds`,
    );
    return `${row?.seconds} seconds`;
  };
  const subjects = () => app.mailbox.to(student.email).map(({ subject }) => subject);

  it.each([
    ['en', 0, 'Scholar Pro ends today'],
    ['en', 1, 'Scholar Pro ends tomorrow'],
    ['en', 2, 'Scholar Pro ends in 2 days'],
    ['en', 4, 'Scholar Pro ends in 4 days'],
    ['vi', 0, 'Gói Scholar Pro hết hạn hôm nay'],
    ['vi', 1, 'Gói Scholar Pro hết hạn vào ngày mai'],
    ['vi', 4, 'Gói Scholar Pro hết hạn sau 4 ngày'],
  ])('in %s names the day of Vietnam on which a plan ends, %i days on', async (...given) => {
    const [language, days, subject] = given;
    await app.call('PATCH', '/user/update/settings', { token: student.token, body: { language } });
    await grantPlan(app, { ends: await untilEndOfDay(days) });

    await remind();

    expect((await app.mailbox.wait(student.email)).subject).toBe(subject);
  });

  it('is not sent while the time of somebody in the same team goes on', async () => {
    const lan = await signUpLan();
    await grantPlan(app, { plan: 'team', ends: '4 days' });
    await addMember(app, student.token, lan);
    await grantPlan(app, { userId: 2, plan: 'team', ends: '40 days' });
    const before = await mails();
    await remind();
    expect(await mails()).toEqual(before);

    await app.call('POST', '/team/leave', { token: lan.token });
    await remind();

    expect((await app.mailbox.wait(student.email)).subject).toMatch(/^Scholar Team ends/);
  });

  it('of Pro is not held back by a member’s Pro', async () => {
    const lan = await signUpLan();
    await grantPlan(app, { plan: 'team', ends: '20 days' });
    await addMember(app, student.token, lan);
    await grantPlan(app, { ends: '4 days' });
    await grantPlan(app, { userId: 2, ends: '40 days' });

    await remind();

    expect((await app.mailbox.wait(student.email)).subject).toMatch(/^Scholar Pro ends/);
  });

  it('says how to renew and that nothing is lost', async () => {
    await grantPlan(app, { ends: '2 days' });

    await remind();

    const mail = await app.mailbox.wait(student.email);
    expect(mail.text).toContain(`Renew now: ${WEB_ORIGIN}/profile#plan\n`);
    expect(mail.text).toContain('Everything you saved stays');
  });

  it('is sent once, also by several servers at once', async () => {
    await grantPlan(app, { ends: '4 days' });
    const [before] = await mails();

    await Promise.all(Array.from({ length: 5 }, remind));
    await remind();

    expect(await mails()).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  });

  it('comes again on the last day, and for each plan', async () => {
    await grantPlan(app, { ends: '4 days' });
    await grantPlan(app, { plan: 'team', ends: '3 days' });
    await remind();
    await app.mailbox.wait(student.email, 2);
    await app.database.query('alter table plan_grants disable trigger user');
    for (const table of ['plan_grants', 'plan_reminders']) {
      await app.database.query(
        `update ${table} set ends_at = ends_at - interval '3 days 12 hours' where plan = 'pro'`,
      );
    }
    await app.database.query('alter table plan_grants enable trigger user');

    await remind();
    await remind();

    await app.mailbox.wait(student.email, 3);
    expect(subjects().toSorted()).toEqual([
      expect.stringMatching(/^Scholar Pro ends in [345] days$/),
      expect.stringMatching(/^Scholar Pro ends (today|tomorrow)$/),
      expect.stringMatching(/^Scholar Team ends in [34] days$/),
    ]);
  });

  it('is not sent while there is time, after the end, or when the plan was renewed', async () => {
    await grantPlan(app, { ends: '6 days' });
    await grantPlan(app, { plan: 'team', ends: '-1 hours' });
    const other = await signUp(app, { email: 'lan@example.com' });
    await grantPlan(app, { userId: 2, ends: '2 days' });
    await pay('pro', other);
    const before = await mails();

    await remind();

    expect(await mails()).toEqual(before);
  });

  it('is not sent to somebody who left', async () => {
    await grantPlan(app, { ends: '4 days' });
    await forgetSends(app);
    await deactivate(app, { ...student, token: await logIn(app, student) });
    const before = await mails();

    await remind();

    expect(await mails()).toEqual(before);
  });
});
