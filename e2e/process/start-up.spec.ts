import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../scripts/project-folders.mjs';
import { startServer } from '../fixtures/server';
import { createOutsideClient } from './outside-client';

const START_SCRIPT = join(ROOT, 'scripts', 'start.mjs');

async function runStart(settings: Record<string, string>) {
  const child = spawn(process.execPath, [START_SCRIPT, '--no-build'], {
    env: { PATH: process.env['PATH'], ...settings },
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [exitCode] = (await once(child, 'exit')) as [number];
  return { exitCode, errors };
}

test('prints one short banner: the address, where the data lies, where mails can be read', async () => {
  const server = await startServer();

  expect(server.output().trim().split('\n')).toEqual([
    'Scholar is ready.',
    `  Open   ${server.url}`,
    `  Data   ${server.dataDir} (embedded database)`,
    `  Mails  ${server.url}/dev/mailbox`,
  ]);
  await server.stop();
});

test('[M7] a second process on the same data folder refuses to start with one clear line', async () => {
  const server = await startServer();

  const { exitCode, errors } = await runStart({ PORT: '0', DATA_DIR: server.dataDir });

  expect(exitCode).toBe(1);
  expect(errors.trim()).toMatch(
    /^The data folder .* is in use by process \d+\. Stop it, or choose another DATA_DIR\.$/,
  );
  await server.stop();
});

test('[O-07] names every bad variable at once and stops', async () => {
  const { exitCode, errors } = await runStart({
    PORT: 'x',
    RATE_LIMIT: '-1',
    SMTP_URL: 'ftp://mail',
  });

  expect(exitCode).toBe(1);
  expect(errors).toMatch(/PORT:.*\n.*SMTP_URL:.*\n.*RATE_LIMIT:/);
});

test('[A-35] production refuses to start without its secrets', async () => {
  const { exitCode, errors } = await runStart({ NODE_ENV: 'production', JWT_SECRET: 'short' });

  expect(exitCode).toBe(1);
  expect(errors).toContain('JWT_SECRET: each secret needs at least 32 bytes');
  expect(errors).toContain('SMTP_URL: required in production');
  expect(errors).toContain('PUBLIC_URL: must be an https:// address in production');
});

test('a restart logs nobody out, and the secret is readable by its owner only', async () => {
  const server = await startServer();
  const { call, register } = createOutsideClient(server);
  const token = await register('mai@example.com', 'Abcde1');

  await server.restart();

  expect((await call('GET', '/user/me', { token })).status).toBe(200);
  expect((await stat(join(server.dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  await server.stop();
});
