import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig, readSettings } from '../config';
import { secretsOf } from '../secret-files';
import { examine, toReport } from './finding';
import { listLooks } from './looks';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function askDoctor(settings: Record<string, string> = {}) {
  const environment = { DATA_DIR: join(folder, 'data'), ...settings };
  const findings = await examine(listLooks(readConfig(environment), environment));
  return {
    states: Object.fromEntries(findings.map(({ about, state }) => [about, state])),
    ...toReport(findings, secretsOf(readSettings(environment).given)),
  };
}

describe('the doctor', () => {
  it('finds nothing to mend where nothing is set', async () => {
    const { states, exitCode } = await askDoctor();

    expect(exitCode).toBe(0);
    expect(Object.values(states)).not.toContain('bad');
  });

  it('[O-08] names all that does not answer, and no password', async () => {
    const { states, text, exitCode } = await askDoctor({
      DATABASE_URL: 'postgres://scholar:hunter-2@127.0.0.1:1/scholar',
      REDIS_URL: 'redis://:hunter-2@127.0.0.1:1',
      SMTP_URL: 'smtp://user:hunter-2@127.0.0.1:1',
      AI_PROVIDER: 'openai-compatible',
      AI_PROVIDER_URL: 'http://127.0.0.1:1/v1',
      AI_MODEL: 'small',
      AI_API_KEY: 'hunter-2-key',
    });

    expect(exitCode).toBe(1);
    expect(states).toMatchObject({
      ...{ database: 'bad', migrations: 'bad', clock: 'bad', mail: 'bad', redis: 'bad' },
      ...{ 'AI provider': 'bad', files: 'good', 'data folder': 'good' },
    });
    expect(text).toContain('ECONNREFUSED');
    expect(text).not.toContain('hunter-2');
  });

  it.each([
    [200, 'good'],
    [401, 'bad'],
    [404, 'bad'],
  ])('[D-68] looks at each AI server: %i is %s', async (status, state) => {
    const server = createServer((_request, response) => response.writeHead(status).end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const { states, text } = await askDoctor({
      AI_SERVERS: `http://127.0.0.1:${port}`,
      AI_TOKEN: 'hunter-2-hunter-2-hunter-2-hunter-2',
    });

    expect(states['AI server']).toBe(state);
    expect(text).not.toContain('hunter-2');
    server.close();
  });

  it.each([
    [200, '{"data":[{"id":"small"}]}', 'good'],
    [200, '{"data":[{"id":"large"}]}', 'poor'],
    [401, '{}', 'bad'],
    [500, '{}', 'poor'],
  ])('reads from the answer %i %s of a provider: %s', async (status, body, state) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const { states } = await askDoctor({
      AI_PROVIDER: 'openai-compatible',
      AI_PROVIDER_URL: `http://127.0.0.1:${port}/v1`,
      AI_MODEL: 'small',
    });

    expect(states['AI provider']).toBe(state);
    server.close();
  });
});
