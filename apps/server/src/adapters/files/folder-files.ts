import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '@scholar/domain';

/** Names that Scholar makes; nothing else becomes part of a path. */
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Files in a folder beside the embedded database, spread over 256 folders in it. */
export function createFolderFiles(folder: string): FileStore {
  function toPath(name: string): string {
    if (!NAME.test(name)) {
      throw new Error('A stored file has no other name than its id.');
    }
    return join(folder, name.slice(0, 2), name);
  }

  return {
    async put(name, bytes) {
      const path = toPath(name);
      await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async get(name) {
      try {
        return await readFile(toPath(name));
      } catch (error) {
        if (isMissing(error)) {
          return undefined;
        }
        throw error;
      }
    },

    async has(name) {
      try {
        await access(toPath(name));
        return true;
      } catch (error) {
        if (isMissing(error)) {
          return false;
        }
        throw error;
      }
    },

    async delete(name) {
      await rm(toPath(name), { force: true });
    },
  };
}

async function writeDurably(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', OWNER_ONLY.file);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is on the disk once its folder is. */
async function syncFolder(path: string) {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
