import { openEmbedded } from './embedded/open-embedded';
import { migratePostgres } from './migrate';
import { openPostgres } from './postgres/open-postgres';
import { whenReachable } from './postgres/when-reachable';

export type PostgresPlace = {
  kind: 'postgres';
  url: string;
  /** A role that may change the schema, where the everyday role may not. */
  migrationUrl: string;
  migrationsDir: string;
  onError: (error: Error) => void;
  /** The server is not there yet, or somebody holds a lock that a migration needs. */
  onWaiting: (reason: unknown) => void;
};

export type DatabasePlace =
  | { kind: 'embedded'; folder: string; snapshotFile: string; migrationsDir: string }
  | PostgresPlace;

/** A migrated database, embedded or on a server, behind one type. */
export async function connect(place: DatabasePlace) {
  if (place.kind === 'embedded') {
    return openEmbedded(place);
  }
  await migrate(place);
  return openPostgres(place.url, { onError: place.onError });
}

/** Brings a database server up to date, as soon as it is there. */
export function migrate({ migrationUrl, migrationsDir, onWaiting }: PostgresPlace) {
  return whenReachable(() => migratePostgres(migrationUrl, migrationsDir, onWaiting), onWaiting);
}
