export { connect, type DatabasePlace, migrate, type PostgresPlace } from './connect';
export type { Connection } from './database';
export { toAppError } from './database-errors';
export { FolderInUseError } from './embedded/folder-lock';
export { createStore, type Store } from './store';
