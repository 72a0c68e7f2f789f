import type { PGlite } from '@electric-sql/pglite';

/** What the copied files need beside them: where recovery begins, and which files of cards the rows know. */
export type BackupEnd = { label: string; lastLogFile: string; mediaIds: string[] };

/** Between `open` and `close` the database works on, and its files may be copied by whoever can read them. */
export type BackupWindow = {
  open(): Promise<void>;
  close(): Promise<BackupEnd>;
};

export class BackupRunningError extends Error {
  constructor() {
    super('Another backup of this database is under way. Try again when it has ended.');
    this.name = 'BackupRunningError';
  }
}

/**
 * PostgreSQL's own online backup. Pages that are copied half written are mended from the log at the first start of the
 * copy, so nobody has to wait for the copying.
 */
export function createBackupWindow(pglite: PGlite): BackupWindow & { isOpen(): boolean } {
  let isOpen = false;
  return {
    isOpen: () => isOpen,

    async open() {
      if (isOpen) {
        throw new BackupRunningError();
      }
      isOpen = true;
      try {
        await pglite.query(`select pg_backup_start('scholar', fast => true)`);
      } catch (error) {
        isOpen = false;
        throw error;
      }
    },

    async close() {
      try {
        const stopped = await pglite.query<{ labelfile: string; last: string }>(
          'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
        );
        const media = await pglite.query<{ id: string }>('select id from media');
        return {
          label: stopped.rows[0]?.labelfile ?? '',
          lastLogFile: stopped.rows[0]?.last ?? '',
          mediaIds: media.rows.map(({ id }) => id),
        };
      } finally {
        isOpen = false;
      }
    },
  };
}
