import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { knockAtDoor, openBackupDoor } from './backup-door';

let dataDir: string;
let calls: string[];
let door: Awaited<ReturnType<typeof openBackupDoor>>;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'scholar-door-'));
  calls = [];
  door = await openBackupDoor({
    dataDir,
    window: {
      async open() {
        calls.push('open');
      },
      async close() {
        calls.push('close');
        return { label: 'label', lastLogFile: 'last', mediaIds: ['one'] };
      },
    },
  });
});

afterEach(async () => {
  await door.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the door of the server for backups', () => {
  it('opens and closes the window for who can read the data folder', async () => {
    const window = await knockAtDoor(dataDir);
    await window?.open();

    expect(await window?.close()).toEqual({
      label: 'label',
      lastLogFile: 'last',
      mediaIds: ['one'],
    });
    expect(calls).toEqual(['open', 'close']);
    expect((await stat(join(dataDir, 'backup-door'))).mode & 0o777).toBe(0o600);
    window?.leave();
  });

  it('closes the window behind who leaves in the middle', async () => {
    const window = await knockAtDoor(dataDir);
    await window?.open();

    window?.leave();

    await expect.poll(() => calls).toEqual(['open', 'close']);
  });

  it('does nothing for who does not know the word', async () => {
    const file = join(dataDir, 'backup-door');
    const { port } = JSON.parse(await readFile(file, 'utf8')) as { port: number };
    await writeFile(file, JSON.stringify({ port, word: 'guessed' }));

    const window = await knockAtDoor(dataDir);

    await expect(window?.open()).rejects.toThrow('The server ended');
    expect(calls).toEqual([]);
  });

  it('is not found once the server has ended', async () => {
    await door.close();

    expect(await knockAtDoor(dataDir)).toBeUndefined();
  });
});
