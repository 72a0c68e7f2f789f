import { openEmbedded } from './embedded/open-embedded';
import { migratePostgres } from './migrate';
import { openPostgres } from './postgres/open-postgres';

export type DatabasePlace =
  | { kind: 'embedded'; folder: string; snapshotFile: string; migrationsDir: string }
  | {
      kind: 'postgres';
      url: string;
      /** A role that may change the schema, where the everyday role may not. */
      migrationUrl: string;
      migrationsDir: string;
      onError: (error: Error) => void;
    };

/** A migrated database, embedded or on a server, behind one type. */
export async function connect(place: DatabasePlace) {
  if (place.kind === 'embedded') {
    return openEmbedded(place);
  }
  await migratePostgres(place.migrationUrl, place.migrationsDir);
  return openPostgres(place.url, { onError: place.onError });
}
