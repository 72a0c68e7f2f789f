import { FolderInUseError } from '@scholar/db';
import { pino } from 'pino';
import { compose } from '../compose';
import { ConfigError, readConfig } from '../config';

/** Makes what is remembered of every card anew from the log of reviews. */
async function run() {
  const config = readConfig(process.env);
  const { services, connection } = await compose(config, pino({ level: 'warn' }));
  const { students, cards } = await services.rebuild.rebuildAll();
  await connection.close();
  process.stdout.write(`Rebuilt ${cards} cards of ${students} students from the log.\n`);
}

try {
  await run();
  process.exit(0);
} catch (error) {
  const isExplained = error instanceof FolderInUseError || error instanceof ConfigError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
