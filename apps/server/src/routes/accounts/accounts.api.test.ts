import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetSends, logIn, PASSWORD, requestCode, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

describe('registration', () => {
  it('creates the account with the mailed code and signs the student in', async () => {
    const code = await requestCode(app, 'minh@example.com');

    const answer = await app.call('PUT', `/user/register/${code}`, {
      body: { name: 'Nguyễn Minh Anh', email: 'Minh@Example.com', password: PASSWORD },
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      responseCode: 201,
      message: 'OK',
      data: {
        jwtToken: expect.stringMatching(/^ey/),
        user: { name: 'Nguyễn Minh Anh', email: 'minh@example.com' },
      },
    });
  });

  it('[A-43] tells the student exactly what belongs to them', async () => {
    const { token } = await registerByMail(app, { email: 'minh@example.com', name: 'Minh Anh' });

    const { body } = await app.call('GET', '/user/me', { token });

    expect(body.data).toEqual({
      userId: 1,
      name: 'Minh Anh',
      email: 'minh@example.com',
      phoneNumber: null,
      profilePicture: null,
      createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      userRoles: [{ role: { roleName: 'User' } }],
      userName: null,
      language: 'en',
    });
  });
});

describe('a forgotten password', () => {
  it('is replaced with the mailed code, and every older session ends', async () => {
    const { email, token } = await registerByMail(app);
    await forgetSends(app);
    const code = await requestCode(app, email, { kind: 'send-reset-password-code' });

    const change = await app.call('PUT', `/user/change-password-no-token/${email}/${code}`, {
      body: { newPassword: 'Brand1New' },
    });

    expect(change.status).toBe(200);
    expect((await app.call('GET', '/user/me', { token })).status).toBe(401);
    await expect(logIn(app, { email, password: 'Brand1New' })).resolves.toMatch(/^ey/);
  });
});
