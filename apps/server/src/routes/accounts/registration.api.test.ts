import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueCode, triesOf } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { inBatches } from '../../testing/in-batches';
import { refusal } from '../../testing/refusal';
import { logIn, PASSWORD, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';

let app: TestApp;
beforeAll(async () => {
  const { replace } = createCountingHasher({ isQuick: true });
  // The limits a school meets, the general one included.
  app = await startTestApp({ passwords: replace, environment: { RATE_LIMIT: '1200' } });
});
beforeEach(() => app.reset());
afterAll(() => app.close());

function register(code: string, fields: Record<string, unknown> = {}) {
  return app.call('PUT', `/user/register/${encodeURIComponent(code)}`, {
    body: { name: 'Lan Chi', email: EMAIL, password: PASSWORD, ...fields },
  });
}

async function readNames(): Promise<string[]> {
  const rows = await app.database.query<{ name: string }>('select name from users order by id');
  return rows.map(({ name }) => name);
}

describe('the code of a registration', () => {
  it.each(['12345', '1234567', '12 345', '١٢٣٤٥٦', '-12345', '1e5000', '12345a', '０１２３４５'])(
    '[B-41] has six plain digits: %j is refused without a try',
    async (code) => {
      await issueCode(app, { email: EMAIL, purpose: 'registration' });

      const answer = await register(code);

      expect(answer.body).toEqual(
        refusal('invalid_input', 'Please enter the 6-digit verification code.'),
      );
      expect(await triesOf(app, EMAIL)).toBe(0);
    },
  );

  it('[B-41] keeps its leading zeros', async () => {
    await issueCode(app, { email: EMAIL, purpose: 'registration', code: '000042' });

    const answers = [await register('42'), await register('420000'), await register('000042')];

    expect(answers.map(({ body }) => body.message)).toEqual([
      MESSAGES.code,
      MESSAGES.codeWrong,
      'OK',
    ]);
  });

  it('[B-41] 000000 is a code like any other', async () => {
    await issueCode(app, { email: EMAIL, purpose: 'registration', code: '123456' });

    const answer = await register('000000');

    expect(answer.body).toMatchObject({ responseCode: 400, message: MESSAGES.codeWrong });
  });

  it.each([
    { password: 'Abc1x' },
    { password: 'abcdefg1' },
    { password: 'ABCDEFG1' },
    { password: 'Abcdefgh' },
    { name: 'Al' },
    { name: 'Anne-Marie' },
    { role: 'admin' },
  ])('[B-49] [A-19] outlives an answer to %j, and no try is counted', async (mistake) => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'registration' });

    const refused = await register(code, mistake);
    const tries = await triesOf(app, EMAIL);
    const corrected = await register(code);

    expect([refused.status, tries, corrected.status]).toEqual([400, 0, 201]);
  });
});

describe('the name of a student', () => {
  it.each([
    'Al',
    'x'.repeat(51),
    '<b>x</b>',
    "O'Neil",
    'Anne-Marie',
    'Agent 007',
    'Lan 😀😀',
    '     ',
    '_____',
    ' _ _ ',
    'Lan\u200bChi',
    '\u202eihC naL',
    'Lan\tChi',
    'Lan\nChi',
  ])('[B-47] %j is refused with the words of the specification', async (name) => {
    const answer = await register('000000', { name });

    expect(answer.body).toEqual(
      refusal(
        'invalid_input',
        'Name must be 3-50 characters long and contain only Vietnamese characters, underscores, or spaces.',
      ),
    );
  });

  it.each([
    { typed: 'Nguyễn Văn Ánh'.normalize('NFC'), stored: 'Nguyễn Văn Ánh' },
    { typed: 'Nguyễn Văn Ánh'.normalize('NFD'), stored: 'Nguyễn Văn Ánh' },
    { typed: 'ế'.repeat(45).normalize('NFD'), stored: 'ế'.repeat(45) },
    { typed: 'x'.repeat(50), stored: 'x'.repeat(50) },
    { typed: '  Lan_Chi  ', stored: 'Lan_Chi' },
    { typed: 'Lan', stored: 'Lan' },
  ])('[B-48] $typed is kept in NFC, counted in characters', async ({ typed, stored }) => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'registration' });

    const answer = await register(code, { name: typed });

    expect(answer.status).toBe(201);
    expect(await readNames()).toEqual([stored.normalize('NFC')]);
  });
});

describe('an account', () => {
  it.each(['userRoles', 'roles', 'plan', 'createdDate', 'userId', '__proto__'])(
    '[B-50] cannot be given its %s by a registration',
    async (field) => {
      const code = await issueCode(app, { email: EMAIL, purpose: 'registration' });
      const fields = Object.fromEntries([[field, 'admin']]);

      const answer = await register(code, fields);

      expect(answer.status).toBe(400);
      expect(await readNames()).toEqual([]);
    },
  );

  it('[B-50] has the default role', async () => {
    await registerByMail(app, { email: EMAIL });

    expect(await app.database.query('select roles from users')).toEqual([{ roles: ['User'] }]);
  });

  it('[B-46] exists once for an address, also when two registrations meet in the database', async () => {
    const { accounts } = app.composition.store;
    const account = { email: EMAIL, name: 'Lan Chi', passwordHash: 'x', language: 'en' } as const;

    const inserted = await Promise.all([accounts.insert(account), accounts.insert(account)]);

    expect(inserted.filter((membership) => membership === undefined)).toHaveLength(1);
    expect(await readNames()).toEqual(['Lan Chi']);
  });
});

describe('a class of 60 behind one network address', () => {
  const students = Array.from({ length: 60 }, (_, n) => `student${n}@example.com`);

  it('[D-38] gets in: registered, each with one password mistyped, logged in, looking around', async () => {
    await inBatches(students, (email) => registerByMail(app, { email }));
    const mistyped = await inBatches(students, (email) =>
      app.call('POST', '/user/login', { body: { email, password: 'Wrong1Horse' } }),
    );
    const tokens = await inBatches(students, (email) => logIn(app, { email, password: PASSWORD }));
    const profiles = await Promise.all(
      tokens.map((token) => app.call('GET', '/user/me', { token })),
    );

    expect(mistyped.map(({ status }) => status)).toEqual(students.map(() => 401));
    expect(profiles.map(({ status }) => status)).toEqual(students.map(() => 200));
  }, 60_000);
});
