import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupEnd, BackupWindow } from './backup-window';

/** Copies one file; answers false where it is gone by now. */
export type CopyFile = (from: string, to: string) => Promise<boolean>;

const LOG = 'pg_wal';
const LABEL = 'backup_label';
const LOG_FILE = /^[\dA-F]{24}$/;
/** Of the process that runs, not of the data. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', LABEL, `${LABEL}.old`]);
/** PostgreSQL starts only where these are; some ways to carry a backup along forget folders without files. */
const EMPTY_FOLDERS = [
  ...['pg_commit_ts', 'pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat', 'pg_stat_tmp', 'pg_tblspc', 'pg_twophase'],
  ...['pg_logical/mappings', 'pg_logical/snapshots', `${LOG}/archive_status`, `${LOG}/summaries`],
];
const OWNER_ONLY = 0o700;
/** Small ones, of which there are a thousand. */
const FILES_AT_ONCE = 16;

/** Copies the files of an embedded database that works on meanwhile. */
export async function copyDatabase({
  folder,
  to,
  window,
  copyFile,
}: {
  folder: string;
  to: string;
  window: BackupWindow;
  copyFile: CopyFile;
}): Promise<BackupEnd> {
  const source = join(folder, 'pgdata');
  await window.open();
  let end: BackupEnd;
  try {
    await copyTree(source, to, copyFile, (path) => !LEFT_OUT.has(path) && path !== LOG);
  } finally {
    end = await window.close();
  }
  // The log comes last: it tells what was written while the rest was copied.
  await copyTree(join(source, LOG), join(to, LOG), copyFile, isNeededBy(end));
  await writeFile(join(to, LABEL), end.label, { mode: 0o600, flush: true });
  return end;
}

/** Files of the log before and after it are kept for later use, and are as large as those with something in them. */
function isNeededBy({ label, lastLogFile }: BackupEnd): (name: string) => boolean {
  const firstLogFile = /^START WAL LOCATION: \S+ \(file ([\dA-F]{24})\)/.exec(label)?.[1] ?? '';
  return (name) => !LOG_FILE.test(name) || (name >= firstLogFile && name <= lastLogFile);
}

async function copyTree(
  from: string,
  to: string,
  copyFile: CopyFile,
  isWanted: (path: string) => boolean = () => true,
) {
  await mkdir(to, { recursive: true, mode: OWNER_ONLY });
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) =>
    isWanted(name),
  );
  // Empty folders are part of a database too.
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    await copyTree(join(from, name), join(to, name), copyFile);
  }
  const files = entries.filter((entry) => entry.isFile());
  for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
    const batch = files.slice(start, start + FILES_AT_ONCE);
    // A table that was dropped in between is missed by nobody.
    await Promise.all(batch.map(({ name }) => copyFile(join(from, name), join(to, name))));
  }
}

/** Puts a copied database where `openEmbedded` looks for it; its first start mends what was copied half written. */
export async function placeDatabase({
  from,
  folder,
  copyFile,
}: {
  from: string;
  folder: string;
  copyFile: CopyFile;
}) {
  const pgdata = join(folder, 'pgdata');
  await copyTree(from, pgdata, copyFile);
  for (const name of EMPTY_FOLDERS) {
    await mkdir(join(pgdata, name), { recursive: true, mode: OWNER_ONLY });
  }
  await writeFile(join(folder, 'complete'), '');
}
