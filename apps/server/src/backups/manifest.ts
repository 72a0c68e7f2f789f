import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findDamage, readSums, type Sums, SUMS, sumOf } from './checked-files';

const FILE = 'manifest.json';

const ManifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** Where tokens and sealed rows get their key from: kept in the backup, or a setting that has to be given again. */
  secret: z.enum(['kept', 'setting']),
  files: z.number(),
  /** Rows of cards' files whose file was not there: uploads under way. */
  missing: z.number(),
  /** Of the list of sums, which in turn covers every file. */
  sums: z.string(),
});

export type Manifest = z.output<typeof ManifestSchema>;

export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Written last: a backup without it was cut off. */
export async function writeManifest(folder: string, manifest: Manifest) {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, FILE), text, { flag: 'wx', mode: 0o600, flush: true });
}

export async function findManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return ManifestSchema.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    // Nothing there, cut off, or not ours: all of them are no backup.
    return undefined;
  }
}

/** A backup that is whole and unchanged, or the reason why it is not one. */
export async function checkBackup(folder: string): Promise<{ manifest: Manifest; sums: Sums }> {
  const manifest = await findManifest(folder);
  if (!manifest) {
    throw new BackupError(`${folder} holds no whole backup: ${FILE} is missing or unreadable.`);
  }
  if ((await sumOf(join(folder, SUMS))) !== manifest.sums) {
    throw new BackupError(`The backup in ${folder} is damaged: ${SUMS} was changed.`);
  }
  const sums = await readSums(folder);
  const damage = (await findDamage(folder, sums)).filter(
    (line) => !line.startsWith(`${FILE}:`) && !line.startsWith(`${SUMS}:`),
  );
  if (damage.length > 0) {
    const shown = damage.slice(0, 10).map((line) => `\n  ${line}`);
    const rest = damage.length > 10 ? `\n  and ${damage.length - 10} more` : '';
    throw new BackupError(`The backup in ${folder} is damaged:${shown.join('')}${rest}`);
  }
  return { manifest, sums };
}
