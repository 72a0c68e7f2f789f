import { migrate } from '@scholar/db';
import { createLogger } from './adapters/logger';
import { postgresPlace } from './connections';
import { ConfigError, readConfig } from './config';

/** The step before a new release starts: brings the database up to date and ends. */
async function run(): Promise<string> {
  const place = postgresPlace(readConfig(process.env), createLogger({ level: 'warn' }));
  if (!place) {
    return 'The embedded database is brought up to date whenever the server starts.';
  }
  const { applied } = await migrate(place);
  return `The database is up to date, migrations applied now: ${applied}.`;
}

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
