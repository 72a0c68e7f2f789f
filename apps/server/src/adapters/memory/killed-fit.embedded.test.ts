import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DAY_MS } from '@scholar/memory';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../build-app';
import { compose } from '../../compose';
import { readConfig } from '../../config';
import { createCountingHasher } from '../../testing/counting-hasher';
import { answerTo, readMemoryRows, readToday, sendReviews } from '../../testing/memory';
import { createFitRound, readParameters, seedAnswers } from '../../testing/own-parameters';
import { signUp } from '../../testing/students';
import { callApp, type TestApp } from '../../testing/test-app';
import { createLogger } from '../logger';

const SOURCES = JSON.stringify(new URL('../../', import.meta.url).href);

/** A round of another server, which tells when it has written everything and goes no further. */
const ROUND = `
  // Neither the database nor its threads keep a process alive.
  setInterval(() => undefined, 1_000);
  const load = (file) => import(new URL(file, ${SOURCES}).href);
  const { createMemoryParametersService } = await load('../../../packages/domain/src/index.ts');
  const { compose } = await load('compose.ts');
  const { readConfig } = await load('config.ts');
  const { createLogger } = await load('adapters/logger.ts');
  const logger = createLogger({ level: 'silent' });
  const { store, weightsFitter } = await compose(readConfig(process.env), logger);
  await createMemoryParametersService({
    store: {
      ...store,
      transaction: (work) => store.transaction(async (repositories) => {
        await work(repositories);
        console.log('written');
        await new Promise(() => undefined);
      }),
    },
    fitter: weightsFitter,
    now: () => new Date(),
    onFailed: (error) => { throw error; },
  }).fitDue();`;

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scholar-fit-'));
  dataDir = join(folder, 'data');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The server on a folder that outlives it. */
async function openServer() {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '0' });
  const logger = createLogger({ level: 'silent' });
  const passwords = createCountingHasher({ isQuick: true }).replace;
  const composition = await compose(config, logger, { passwords });
  const app = await buildApp({ config, composition, logger }, { maxLagMs: 0 });
  const { connection, studyPool, weightsFitter } = composition;
  const call: TestApp['call'] = (...request) => callApp(app, ...request);
  const query = async (text: string) => (await connection.database.execute(text)).rows;
  return {
    config,
    composition,
    call,
    // As on the database of the other tests: rows of any kind.
    database: { query } as TestApp['database'],
    async close() {
      await app.close();
      await studyPool.close();
      await weightsFitter.close();
      await connection.close();
    },
  };
}

/** Another process fits, and is gone when all is written but not yet kept. */
async function killDuringFit() {
  // From a file: its threads would take what is given with -e for their own.
  const file = join(folder, 'round.mjs');
  await writeFile(file, ROUND);
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const reached = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  child.kill('SIGKILL');
  await exited;
  expect(reached).toEqual(['written']);
}

it('[D-47] kill -9 in the middle of a fit loses nothing, and the fit comes later', async () => {
  const first = await openServer();
  const { token } = await signUp(first);
  await seedAnswers(first, token);
  const before = [await readMemoryRows(first), await readParameters(first, token)];
  await first.close();

  await killDuringFit();

  const app = await openServer();
  expect([await readMemoryRows(app), await readParameters(app, token)]).toEqual(before);
  expect((await readToday(app, token)).weights).toBe(null);
  await sendReviews(app, token, [answerTo(1)]);
  const round = createFitRound(app);
  await round.fitAt(new Date(Date.now() + 7 * DAY_MS + 60_000));
  expect(round.failures).toEqual([]);
  expect((await readParameters(app, token)).fitted).toMatchObject({ isUsed: true });
  await app.close();
});
