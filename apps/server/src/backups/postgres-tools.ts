import type { PostgresTools } from '@scholar/db';
import { findPostgresTool } from '../../../../scripts/find-programs.mjs';

/** Undefined where the client programs of PostgreSQL are not installed. */
export function findPostgresTools(
  environment: PostgresTools['environment'],
): PostgresTools | undefined {
  const dump = findPostgresTool('pg_dump');
  const restore = findPostgresTool('pg_restore');
  return dump && restore ? { dump, restore, environment } : undefined;
}
