import { expect, test } from '@playwright/test';
import { drawPicture } from '../fixtures/picture';
import { startServer } from '../fixtures/server';
import { createOutsideClient } from './outside-client';

test('every account call works from outside, with codes read from the outbox folder', async () => {
  const server = await startServer({ RATE_LIMIT: '1200' });
  const { call, register, logIn, readCode, waitForNextSend } = createOutsideClient(server);
  const email = 'lan@example.com';

  const token = await register(email, 'Abcde1');
  const form = new FormData();
  const { buffer, mimeType, name } = await drawPicture();
  form.append('profilePicture', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);

  expect(
    (
      await call('PATCH', '/user/update/profile', {
        token,
        json: { name: 'Lan Phạm', phoneNumber: '+84 90 123 4567' },
      })
    ).message,
  ).toBe('Profile updated successfully!');
  expect(
    (await call('PATCH', '/user/update/username', { token, json: { userName: 'lan.pham' } }))
      .message,
  ).toBe('Username updated successfully!');
  expect(
    (await call('PATCH', '/user/update/settings', { token, json: { language: 'vi' } })).status,
  ).toBe(200);
  expect((await call('PATCH', '/user/update/profile-picture', { token, form })).status).toBe(200);
  expect((await call('GET', '/user/me', { token })).data).toEqual({
    userId: 1,
    name: 'Lan Phạm',
    email,
    phoneNumber: '+84 90 123 4567',
    profilePicture: expect.stringMatching(/^\/9j\//),
    createdDate: expect.any(String),
    userRoles: [{ role: { roleName: 'User' } }],
    userName: 'lan.pham',
    language: 'vi',
  });

  expect((await call('POST', '/user/logout', { token })).status).toBe(200);
  expect((await call('GET', '/user/me', { token })).status).toBe(401);

  await waitForNextSend(email);
  await call('POST', `/user/send-reset-password-code/${email}`);
  const resetCode = await readCode(email);
  expect(
    (
      await call('PUT', `/user/change-password-no-token/${email}/${resetCode}`, {
        json: { newPassword: 'Fghij2' },
      })
    ).status,
  ).toBe(200);
  expect((await call('POST', '/user/login', { json: { email, password: 'Abcde1' } })).message).toBe(
    'Incorrect email or password.',
  );

  const second = await logIn(email, 'Fghij2');
  const third = await logIn(email, 'Fghij2');
  expect((await call('POST', '/user/invalidate-me', { token: second })).status).toBe(200);
  expect((await call('GET', '/user/me', { token: third })).status).toBe(401);

  const last = await logIn(email, 'Fghij2');
  await waitForNextSend(email);
  await call('POST', `/user/send-verification/${email}`);
  const code = await readCode(email);
  expect((await call('DELETE', `/user/deactivate-account/${code}`, { token: last })).status).toBe(
    200,
  );
  expect((await call('POST', '/user/login', { json: { email, password: 'Fghij2' } })).status).toBe(
    401,
  );
  await server.stop();
});
