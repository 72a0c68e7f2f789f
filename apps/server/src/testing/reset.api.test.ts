import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './test-app';

const EMAIL = 'minh@example.com';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('a mail that ends after its test is not taken for one of the next test', async () => {
  const { mailJobs } = app.composition.store;
  const markSent = mailJobs.markSent.bind(mailJobs);
  const late: (() => Promise<void>)[] = [];
  const spy = vi.spyOn(mailJobs, 'markSent').mockImplementationOnce(
    (id) =>
      new Promise((resolve) => {
        late.push(() => markSent(id).then(resolve));
      }),
  );
  await app.call('POST', `/user/send-verification/${EMAIL}`);
  await app.mailbox.wait(EMAIL);
  await expect.poll(() => late.length).toBe(1);

  await app.reset();
  await app.call('POST', `/user/send-verification/${EMAIL}`);
  const mail = await app.mailbox.wait(EMAIL);
  await late[0]?.();
  spy.mockRestore();

  expect(mail.to).toBe(EMAIL);
});
