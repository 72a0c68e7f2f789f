export { connect, type DatabasePlace, migrate, type PostgresPlace } from './connect';
export type { Connection } from './database';
export { toAppError } from './database-errors';
export { type BackupEnd, BackupRunningError, type BackupWindow } from './embedded/backup-window';
export { copyDatabase, type CopyFile, placeDatabase } from './embedded/copy-database';
export { FolderInUseError } from './embedded/folder-lock';
export { moveDatabase, MoveError } from './move/move-database';
export { openEmbedded } from './embedded/open-embedded';
export {
  dumpPostgres,
  isEmptyPostgres,
  type PostgresTools,
  restorePostgres,
} from './postgres/dump-postgres';
export { inspectPostgres } from './postgres/inspect-postgres';
export { createStore, type Store } from './store';
