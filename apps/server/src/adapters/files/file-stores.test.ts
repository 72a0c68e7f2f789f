import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '@scholar/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucketServer } from '../../testing/bucket-server';
import { createBucketFiles } from './bucket-files';
import { createFolderFiles } from './folder-files';

const KEYS = { accessKey: 'scholar', secretKey: 'a secret / with + signs', region: 'eu-west-3' };

let folder: string;
let server: Awaited<ReturnType<typeof startBucketServer>>;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'scholar-files-')), 'files');
  server = await startBucketServer('pictures', KEYS);
});
afterAll(async () => {
  await server.close();
  await rm(join(folder, '..'), { recursive: true });
});

const bucketFiles = (changes: object = {}) =>
  createBucketFiles({ endpoint: `${server.endpoint}/`, bucket: 'pictures', ...KEYS, ...changes });

describe.each<[string, () => FileStore]>([
  ['a folder', () => createFolderFiles(folder)],
  ['a bucket', bucketFiles],
])('%s', (_, open) => {
  it('gives back what was put there, the last of it, to the byte', async () => {
    const files = open();
    const name = randomUUID();
    const bytes = Uint8Array.from({ length: 300_000 }, (__, at) => at % 251);

    await files.put(name, new Uint8Array([1]));
    await files.put(name, bytes);

    expect(await files.has(name)).toBe(true);
    expect(Buffer.compare((await files.get(name)) ?? new Uint8Array(), bytes)).toBe(0);
  });

  it('has nothing that was never there or was deleted, as often as it is', async () => {
    const files = open();
    const name = randomUUID();
    await files.put(name, new Uint8Array([1]));

    await files.delete(name);
    await files.delete(name);

    expect([await files.has(name), await files.get(name)]).toEqual([false, undefined]);
  });
});

describe('a folder', () => {
  it('[B-69] is never left by a name, whoever made it', async () => {
    const files = createFolderFiles(folder);

    for (const name of ['../../etc/passwd', 'a/b', '', '..', `${randomUUID()}/..`]) {
      await expect(files.put(name, new Uint8Array([1]))).rejects.toThrow('no other name');
      await expect(files.get(name)).rejects.toThrow('no other name');
    }
  });

  it('holds whole files only, for nobody but the server to read', async () => {
    const files = createFolderFiles(folder);
    const name = randomUUID();
    await Promise.all([1, 2, 3].map((byte) => files.put(name, new Uint8Array(9).fill(byte))));

    const names = await readdir(join(folder, name.slice(0, 2)));

    expect(names).toEqual([name]);
    expect((await stat(join(folder, name.slice(0, 2), name))).mode & 0o777).toBe(0o600);
  });
});

describe('a bucket', () => {
  it('is asked under names of its own, with a signature', async () => {
    const name = randomUUID();

    await bucketFiles().put(name, new Uint8Array([1]));

    expect([...server.files.keys()]).toContain(`/pictures/media/${name}`);
    expect(server.refused).toEqual([]);
  });

  it('that takes no such key fails, without telling the key', async () => {
    const files = bucketFiles({ secretKey: 'another' });

    await expect(files.get(randomUUID())).rejects.toThrow('The file store answered 403 to GET.');
  });

  it('that is not there fails for what is put into it', async () => {
    await expect(
      bucketFiles({ bucket: 'nowhere' }).put(randomUUID(), new Uint8Array([1])),
    ).rejects.toThrow('no such bucket');
  });
});
