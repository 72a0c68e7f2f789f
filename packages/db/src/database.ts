import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { BackupWindow } from './embedded/backup-window';

/** Both engines answer raw SQL with `{ rows }`, so one type serves embedded and server databases. */
export type Database = NodePgDatabase | PgTransaction<NodePgQueryResultHKT>;

export type Connection = {
  database: NodePgDatabase;
  engine: 'embedded' | 'postgres';
  /** How the embedded database is copied while it works; a PostgreSQL server has programs for it. */
  backup?: BackupWindow;
  /** Fails when the database does not answer within the given time. */
  ping(timeoutMs: number): Promise<void>;
  /** Whether this process alone has lost the database. Known from the last look, without asking the database. */
  isStuck(): boolean;
  /** Connections at work, and how many calls wait for one. */
  load(): { busy: number; waiting: number };
  /** Tells how long each call waited for a connection, in seconds; the embedded database has only one. */
  onWaited?(listen: (seconds: number) => void): void;
  /** Housekeeping that a PostgreSQL server does by itself. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};
