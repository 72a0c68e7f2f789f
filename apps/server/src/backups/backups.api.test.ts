import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePostgresDatabase, openPostgresAt, readEverything } from '@scholar/db/testing';
import { openEmbedded } from '@scholar/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { startFilledProduct } from '../testing/filled-product';
import { backUp } from './back-up';
import { openBackupDoor } from './backup-door';
import { listFiles } from './checked-files';
import { findPostgresTools } from './postgres-tools';
import { restore } from './restore';

const IS_POSTGRES = process.env['TEST_DATABASE'] === 'postgres';
const tools = findPostgresTools(process.env);

let product: Awaited<ReturnType<typeof startFilledProduct>>;
let door: Awaited<ReturnType<typeof openBackupDoor>> | undefined;
let made: string;

beforeAll(async () => {
  product = await startFilledProduct();
  const { backup } = product.composition.connection;
  door = backup && (await openBackupDoor({ window: backup, dataDir: product.config.dataDir }));
  made = join(product.folder, 'backup');
});

afterAll(async () => {
  await door?.close();
  await product.end();
});

/** An empty place of the same kind. */
async function makePlace(name: string) {
  const dataDir = join(product.folder, name);
  const url = IS_POSTGRES ? await makePostgresDatabase('template0') : undefined;
  const config = readConfig({ DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) });
  const open = () =>
    url === undefined
      ? openEmbedded({ folder: join(dataDir, 'db'), snapshotFile: '', migrationsDir: undefined })
      : Promise.resolve(openPostgresAt(url));
  return { dataDir, config, open };
}

async function readFiles(folder: string): Promise<Record<string, Buffer>> {
  const paths = (await listFiles(folder)).toSorted();
  const contents = paths.map(async (path) => [path, await readFile(join(folder, path))] as const);
  return Object.fromEntries(await Promise.all(contents));
}

describe('[D-70] a backup', () => {
  it('holds every row, every file and the secret, while the server writes on', async () => {
    const { config, composition, owner, mediaIds } = product;
    const writing = new AbortController();
    let written = 0;
    const writer = (async () => {
      while (!writing.signal.aborted && written < 150) {
        written += 1;
        await composition.services.folders.create(owner, { name: `While it runs ${written}` });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const manifest = await backUp({ config, to: made, tools });
    writing.abort();
    await writer;

    expect(manifest).toMatchObject({ files: mediaIds.length, missing: 0, secret: 'kept' });
    expect(written).toBeGreaterThan(1);
    const place = await makePlace('lively');
    await restore({ config: place.config, from: made, to: undefined, tools });
    const connection = await place.open();
    const restored = await readEverything(connection);
    await connection.close();
    const now = await readEverything(composition.connection);
    // Folders went on being made: those in the backup are the first of them, without a gap.
    const { 'public.folders': folders = [], sequences = [], ...others } = restored;
    const { 'public.folders': allFolders = [], sequences: allSequences = [], ...allOthers } = now;
    const isOfFolders = (line: string) => line.startsWith('folders_id_seq');
    expect(others).toEqual(allOthers);
    expect(sequences.filter((line) => !isOfFolders(line))).toEqual(
      allSequences.filter((line) => !isOfFolders(line)),
    );
    const numbers = folders.map((row) => Number(/While it runs (\d+)/.exec(row)?.[1] ?? 0));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(folders.map((_, index) => index + 1));
    expect(allFolders).toEqual(expect.arrayContaining(folders));
    expect(await readFiles(join(place.dataDir, 'files'))).toEqual(await readFiles(config.filesDir));
    expect(await readFile(join(place.dataDir, 'secret'))).toEqual(
      await readFile(join(config.dataDir, 'secret')),
    );
  });

  it('is refused where something lies, and changes nothing there', async () => {
    const { config } = product;
    const filled = join(product.folder, 'filled');
    await mkdir(filled);
    await writeFile(join(filled, 'mine'), 'mine');

    await expect(backUp({ config, to: filled, tools })).rejects.toThrow('is not empty');
    await expect(restore({ config, from: made, to: undefined, tools })).rejects.toThrow(
      'is not empty',
    );
  });

  it('is not restored when a file of it was changed or lost, or when it was cut off', async () => {
    const { config, mediaIds } = product;
    const [id = ''] = mediaIds;
    const from = join(product.folder, 'harmed');
    await backUp({ config, to: from, tools, previous: made });
    const file = join(from, 'files', id.slice(0, 2), id);
    const place = await makePlace('untouched');
    const tryIt = () => restore({ config: place.config, from, to: undefined, tools });

    await rm(file);
    await writeFile(file, 'another');
    await expect(tryIt()).rejects.toThrow(`${id}: changed`);
    await rm(file);
    await expect(tryIt()).rejects.toThrow(`${id}: missing`);
    await rm(join(from, 'manifest.json'));
    await expect(tryIt()).rejects.toThrow('holds no whole backup');

    await expect(listFiles(place.dataDir)).rejects.toThrow('ENOENT');
  });

  it.runIf(IS_POSTGRES)('says what to install where pg_dump is missing', async () => {
    const to = join(product.folder, 'no-tools');

    await expect(backUp({ config: product.config, to, tools: undefined })).rejects.toThrow(
      'apt-get install postgresql-client',
    );
  });
});
