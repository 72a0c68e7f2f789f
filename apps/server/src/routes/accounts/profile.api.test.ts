import { MESSAGES, type User } from '@scholar/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetSends, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let student: Student;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  student = await signUp(app);
});
afterAll(() => app.close());

const patch = (path: string, body: unknown, token = student.token) =>
  app.call('PATCH', `/user/update/${path}`, { token, body });

async function me(token = student.token): Promise<User> {
  const { body } = await app.call('GET', '/user/me', { token });
  return body.data as User;
}

describe('name and phone number', () => {
  it('changes what is given and leaves the rest', async () => {
    await patch('profile', { name: 'Lan Phạm' });
    await patch('profile', { phoneNumber: ' +84 90 123 4567 ' });

    expect(await me()).toMatchObject({ name: 'Lan Phạm', phoneNumber: '+84 90 123 4567' });
  });

  it('says so in the words of the specification', async () => {
    const { status, body } = await patch('profile', { name: 'Lan' });

    expect([status, body.message]).toEqual([200, 'Profile updated successfully!']);
  });

  it('accepts an empty change', async () => {
    expect((await patch('profile', {})).status).toBe(200);
  });

  it.each(['', '   ', '\u00a0', '\u200b', '\u2060\u3000'])(
    '[B-60] refuses the empty name %j',
    async (name) => {
      const { status, body } = await patch('profile', { name });

      expect([status, body.message]).toEqual([400, MESSAGES.nameEmpty]);
      expect((await me()).name).toBe(student.name);
    },
  );

  it('counts a name in characters, not in code units', async () => {
    expect((await patch('profile', { name: '𝔐'.repeat(50) })).status).toBe(200);
    expect((await patch('profile', { name: '𝔐'.repeat(51) })).body.message).toBe(
      MESSAGES.nameTooLong,
    );
  });

  it('gives back any accepted name exactly, trimmed and in NFC', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
        async (name) => {
          await patch('profile', { name: 'Before' });

          const { status } = await patch('profile', { name });

          expect([200, 400]).toContain(status);
          expect((await me()).name).toBe(status === 200 ? name.normalize('NFC').trim() : 'Before');
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  it.each([null, ''])('[B-61] clears the phone number with %j', async (phoneNumber) => {
    await patch('profile', { phoneNumber: '0901234567' });

    await patch('profile', { phoneNumber });

    expect((await me()).phoneNumber).toBeNull();
  });

  it.each(['letters', '1'.repeat(40), "'; drop table users", '12345', 901_234_567])(
    '[B-61] refuses the phone number %j',
    async (phoneNumber) => {
      const { status, body } = await patch('profile', { phoneNumber });

      expect([status, body.message]).toEqual([400, MESSAGES.phone]);
    },
  );

  it.each(['email', 'userRoles', 'userId', 'plan'])(
    '[B-62] refuses the field %s and changes nothing',
    async (field) => {
      const before = await me();

      const { status, body } = await patch('profile', { name: 'Other Name', [field]: 'x' });

      expect([status, body.message]).toEqual([400, `Invalid request. Unknown field: ${field}.`]);
      expect(await me()).toEqual(before);
    },
  );

  it('[B-64] keeps one of two names saved at once, whole', async () => {
    const answers = await Promise.all([
      patch('profile', { name: 'First Tab' }),
      patch('profile', { name: 'Second Tab' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(['First Tab', 'Second Tab']).toContain((await me()).name);
  });
});

describe('username', () => {
  it('is stored as typed and shown', async () => {
    const { body } = await patch('username', { userName: 'Minh.Anh_07' });

    expect(body.message).toBe('Username updated successfully!');
    expect((await me()).userName).toBe('Minh.Anh_07');
  });

  it.each(['', '  '])('[B-63] must not be empty: %j', async (userName) => {
    const { status, body } = await patch('username', { userName });

    expect([status, body.message]).toEqual([400, MESSAGES.usernameEmpty]);
  });

  it.each(['ab', 'a'.repeat(31), '<script>', 'minh🙂', 'minh anh', 'mính', 'a@b.co'])(
    '[B-63] refuses %j',
    async (userName) => {
      const { status, body } = await patch('username', { userName });

      expect([status, body.message]).toEqual([400, MESSAGES.username]);
    },
  );

  it("[B-63] refuses another student's in other case, and takes one's own again", async () => {
    const other = await signUp(app, { email: 'lan@example.com' });
    await patch('username', { userName: 'Minh.Anh' });

    const taken = await patch('username', { userName: 'minh.ANH' }, other.token);
    const again = await patch('username', { userName: 'MINH.anh' });

    expect([taken.status, taken.body.message]).toEqual([409, MESSAGES.usernameTaken]);
    expect(again.status).toBe(200);
  });

  it('goes to exactly one of ten who want it at once', async () => {
    await forgetSends(app);
    const students = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        signUp(app, { email: `student${index}@example.com` }),
      ),
    );

    const answers = await Promise.all(
      students.map(({ token }) => patch('username', { userName: 'wanted' }, token)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });
});

describe('language of mails', () => {
  it('is chosen from the list', async () => {
    expect((await patch('settings', { language: 'vi' })).status).toBe(200);
    expect((await me()).language).toBe('vi');
  });

  it.each(['fr', '', null, 'VI'])('refuses %j', async (language) => {
    expect((await patch('settings', { language })).status).toBe(400);
  });

  it('is the language of the next mail', async () => {
    await patch('settings', { language: 'vi' });
    await forgetSends(app);
    await app.call('POST', `/user/send-verification/${student.email}`);

    const mail = await app.mailbox.wait(student.email);

    expect(mail.language).toBe('vi');
  });

  it('follows Accept-Language for a newcomer', async () => {
    await app.call('POST', '/user/send-verification/moi@example.com', {
      headers: { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' },
    });

    expect((await app.mailbox.wait('moi@example.com')).language).toBe('vi');
  });
});
