import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** In the form of the program `sha256sum`, so that `sha256sum --check SHA256SUMS` tells the same without Scholar. */
export const SUMS = 'SHA256SUMS';
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** Sums by the path inside the backup. */
export type Sums = Map<string, string>;

/**
 * Answers with the sum of what was copied; undefined where the file is gone by now. Waiting for the disk with each of a
 * thousand files takes longer than all the rest: backups leave it out, because their sums tell what a power cut took.
 */
export async function copyWithSum(
  from: string,
  to: string,
  { isDurable = false } = {},
): Promise<string | undefined> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const source = await openIfThere(from);
  if (!source) {
    return undefined;
  }
  await mkdir(dirname(to), { recursive: true, mode: OWNER_ONLY.folder });
  const target = createWriteStream(to, { flags: 'wx', mode: OWNER_ONLY.file, flush: isDurable });
  await pipeline(source.createReadStream(), hashing, target);
  return hash.digest('hex');
}

export async function writeWithSum(to: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(to), { recursive: true, mode: OWNER_ONLY.folder });
  await writeFile(to, bytes, { flag: 'wx', mode: OWNER_ONLY.file, flush: true });
  return createHash('sha256').update(bytes).digest('hex');
}

/** The same file under a second name, where both lie on one disk. */
export async function tryLink(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: OWNER_ONLY.folder });
  try {
    await link(from, to);
    return true;
  } catch {
    // Another disk, or one without such names: then it is copied.
    return false;
  }
}

export async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export async function writeSums(folder: string, sums: Sums): Promise<string> {
  const lines = [...sums].map(([path, sum]) => `${sum}  ${path}\n`).toSorted();
  return writeWithSum(join(folder, SUMS), Buffer.from(lines.join('')));
}

export async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(join(folder, SUMS), 'utf8');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** What is missing, changed or too much, by name. */
export async function findDamage(folder: string, sums: Sums): Promise<string[]> {
  const present = new Set(await listFiles(folder));
  const damage: string[] = [];
  for (const [path, sum] of sums) {
    if (!present.has(path)) {
      damage.push(`${path}: missing`);
    } else if ((await sumOf(join(folder, path))) !== sum) {
      damage.push(`${path}: changed`);
    }
  }
  const strange = [...present].filter((path) => !sums.has(path));
  return [...damage, ...strange.map((path) => `${path}: not part of the backup`)];
}

/** Paths inside a folder, with slashes on every system. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

async function openIfThere(path: string) {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}
