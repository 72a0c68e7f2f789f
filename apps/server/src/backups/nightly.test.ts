import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../adapters/logger';
import { findLastNightly, isDue, startNightly } from './nightly';

const AT_THREE = { hour: 3, minute: 0, days: 7 };
const at = (time: string) => new Date(`2026-11-${time}`);

describe('the time of the nightly backup', () => {
  it.each([
    ['before the time of day', '17T02:59:00', '16T03:05:00', false],
    ['right at the time of day', '17T03:00:00', '16T03:05:00', true],
    ['already made this night', '17T23:00:00', '17T03:00:10', false],
    ['the server was off at night', '17T09:00:00', '16T03:00:10', true],
    ['off for days', '17T01:00:00', '10T03:00:10', true],
    ['a new server, before its first night', '17T23:00:00', '17T22:00:00', false],
  ])('%s', (_, now, since, due) => {
    expect(isDue(at(now), at(since), AT_THREE)).toBe(due);
  });
});

describe('nightly backups', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scholar-nightly-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function put(name: string, { isWhole = true } = {}) {
    await mkdir(join(folder, name));
    const manifest = {
      ...{ format: 1, madeAt: '2026-11-10T03:00:00Z', engine: 'embedded', secret: 'kept' },
      ...{ files: 0, missing: 0, sums: '' },
    };
    if (isWhole) {
      await writeFile(join(folder, name, 'manifest.json'), JSON.stringify(manifest));
    }
  }

  function start(makeBackup: (to: string, previous: string | undefined) => Promise<void>) {
    return startNightly({
      folder,
      times: AT_THREE,
      dataBornAt: async () => at('01T12:00:00Z'),
      makeBackup,
      logger: createLogger({ level: 'silent' }),
      now: () => at('17T12:00:00Z'),
      everyMs: 5,
    });
  }

  it('are made once, continue the last one, and are kept for as many days as set', async () => {
    await put('nightly-2026-11-09T03-00-00Z');
    await put('nightly-2026-11-11T03-00-00Z');
    await put('nightly-2026-11-12T03-00-00Z', { isWhole: false });
    await put('by-hand');
    const made: [string, string | undefined][] = [];

    const nightly = start(async (to, previous) => {
      made.push([to, previous]);
      await put('nightly-2026-11-17T12-00-00Z');
    });
    await expect.poll(() => readdir(folder)).toHaveLength(3);
    await nightly.stop();

    expect(made).toEqual([
      [join(folder, 'nightly-2026-11-17T12-00-00Z'), join(folder, 'nightly-2026-11-11T03-00-00Z')],
    ]);
    expect((await readdir(folder)).toSorted()).toEqual([
      'by-hand',
      'nightly-2026-11-11T03-00-00Z',
      'nightly-2026-11-17T12-00-00Z',
    ]);
    expect(await findLastNightly(folder)).toEqual(at('17T12:00:00Z'));
  });

  it('take nothing away when one fails, and do not try again at once', async () => {
    await put('nightly-2026-11-01T03-00-00Z');
    let tries = 0;

    const nightly = start(async () => {
      tries += 1;
      throw new Error('The disk is full.');
    });
    await expect.poll(() => tries).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await nightly.stop();

    expect(tries).toBe(1);
    expect(await readdir(folder)).toEqual(['nightly-2026-11-01T03-00-00Z']);
  });
});
