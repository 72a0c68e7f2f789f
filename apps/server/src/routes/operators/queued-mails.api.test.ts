import { OPERATOR_MESSAGES, QueuedMailPageSchema, type MailState } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { readAuditRows, signUpOperator } from '../../testing/operators';
import { refusal } from '../../testing/refusal';
import { requestCode, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';
const INSTANT = expect.stringMatching(/^\d{4}-.*Z$/);

let app: TestApp;
let operator: Student;
/** The one that does not get through; the one before it did. */
let mailId: number;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  operator = await signUpOperator(app);
  await requestCode(app, 'huy@example.com');
  app.mailbox.breakDown();
  await app.call('POST', `/user/send-verification/${EMAIL}`);
  const [last] = await app.database.query<{ id: number }>('select max(id) as id from mail_jobs');
  mailId = last?.id ?? 0;
});

const list = async (state: MailState, query = '') => {
  const { body } = await app.call('GET', `/admin/mails?state=${state}${query}`, {
    token: operator.token,
  });
  return QueuedMailPageSchema.parse(body.data);
};
const retry = (id = mailId) =>
  app.call('POST', `/admin/mail/${id}/retry`, { token: operator.token });
const waitForTry = async () => {
  await expect.poll(async () => (await list('waiting')).mails[0]?.lastError).toBe('451');
};
/** As after the last try. */
const giveUp = async () => {
  await waitForTry();
  await app.composition.store.mailJobs.markFailed(mailId, '550');
};

describe('the mail queue', () => {
  it('shows where a waiting mail goes and how it fares, and nothing of what it says', async () => {
    await waitForTry();

    const page = await list('waiting');

    expect(page).toEqual({
      mails: [
        {
          mailId,
          recipient: EMAIL,
          kind: 'registration-code',
          tries: expect.any(Number),
          lastError: '451',
          queuedDate: INSTANT,
          dueDate: INSTANT,
          canRetry: false,
        },
      ],
      totalPages: 1,
      totalItems: 1,
    });
    expect(page.mails[0]?.tries).toBeGreaterThan(0);
    expect(await list('failed')).toEqual({ mails: [], totalPages: 0, totalItems: 0 });
  });

  it('shows what was given up, page by page', async () => {
    await giveUp();

    expect(await list('failed', '&pageSize=1')).toMatchObject({
      mails: [{ mailId, recipient: EMAIL, lastError: '550', canRetry: true }],
      totalItems: 1,
    });
    expect((await list('failed', '&pageSize=1&page=1')).mails).toEqual([]);
    expect((await list('waiting')).mails).toEqual([]);
  });

  it('shows a mail that no secret opens without where it goes', async () => {
    await giveUp();
    await app.database.query(`update mail_jobs set sealed = '\\x0102' where id = ${mailId}`);

    expect((await list('failed')).mails).toMatchObject([{ recipient: null, kind: null }]);
  });
});

describe('trying a mail again', () => {
  it('sends it, and is in the log', async () => {
    await giveUp();
    app.mailbox.repair();

    expect((await retry()).status).toBe(200);

    await app.mailbox.wait(EMAIL);
    await expect.poll(async () => (await list('waiting')).totalItems).toBe(0);
    expect((await list('failed')).totalItems).toBe(0);
    expect(
      await app.database.query(`select outcome, sealed from mail_jobs where id = ${mailId}`),
    ).toEqual([{ outcome: 'sent', sealed: null }]);
    expect((await readAuditRows(app)).at(-1)).toEqual({
      actor_id: 1,
      action: 'mail-retried',
      target_id: null,
      details: { mail: mailId },
    });
  });

  it('is done for one of several who ask', async () => {
    await giveUp();

    const answers = await Promise.all(Array.from({ length: 5 }, () => retry()));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(await readAuditRows(app)).toHaveLength(2);
  });

  it('is refused once the code in it has expired', async () => {
    await giveUp();
    await app.database.query("update mail_jobs set drop_after = now() - interval '1 second'");

    expect((await list('failed')).mails).toMatchObject([{ canRetry: false }]);
    expect((await retry()).body).toEqual(refusal('conflict', OPERATOR_MESSAGES.mailOutdated));
  });

  it.each([
    ['was sent', 1],
    ['still waits', 0],
  ])('is nothing for a mail that %s', async (_, before) => {
    await waitForTry();

    expect((await retry(mailId - before)).body).toEqual(
      refusal('not_found', OPERATOR_MESSAGES.mailNotFound),
    );
    expect(await readAuditRows(app)).toHaveLength(1);
  });
});
