import { expect, test } from '@playwright/test';
import { grantAdmin } from '../fixtures/operators';
import { turnOnSecondFactor } from '../fixtures/second-factor';
import { startServer } from '../fixtures/server';
import { createOutsideClient } from './outside-client';

const EMAIL = 'lan@example.com';
const PASSWORD = 'Abcde1';

test('an operator is made and unmade on the command line while the server is stopped', async () => {
  const server = await startServer();
  const { call, register, logIn } = createOutsideClient(server);
  await register(EMAIL, PASSWORD);

  const early = await grantAdmin(server.dataDir, EMAIL);
  expect(early.exitCode).toBe(1);
  expect(early.output).toMatch(/^The data folder .* is in use by process \d+\. Stop it/);

  await server.halt();
  expect(await grantAdmin(server.dataDir, 'nobody@example.com')).toEqual({
    exitCode: 1,
    output:
      'There is no account with the address nobody@example.com. It has to be registered first.',
  });
  expect(await grantAdmin(server.dataDir, EMAIL)).toEqual({
    exitCode: 0,
    output: `${EMAIL} is now an operator.`,
  });
  await server.restart();
  const token = await logIn(EMAIL, PASSWORD);
  expect(await call('GET', '/admin/audit', { token })).toMatchObject({
    status: 403,
    message: 'Operators need a second factor. Please set one up first.',
  });
  await turnOnSecondFactor({ call }, token, PASSWORD);
  expect((await call('GET', '/admin/audit', { token })).data).toMatchObject({
    entries: [{ action: 'admin-granted', actor: null, target: { userId: 1 } }],
  });

  await server.halt();
  expect((await grantAdmin(server.dataDir, EMAIL, '--revoke')).exitCode).toBe(0);
  await server.restart();
  expect((await call('GET', '/admin/audit', { token })).status).toBe(404);
  expect((await call('GET', '/user/me', { token })).status).toBe(200);

  await server.halt();
  expect(await grantAdmin(server.dataDir, EMAIL, '--reset-second-factor')).toEqual({
    exitCode: 0,
    output: `The second factor of ${EMAIL} is off, and all its sessions have ended.`,
  });
  await server.restart();
  expect((await call('GET', '/user/me', { token })).status).toBe(401);
  const next = await logIn(EMAIL, PASSWORD);
  expect((await call('GET', '/user/me', { token: next })).status).toBe(200);
  await server.stop();
});
