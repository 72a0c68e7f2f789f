import { FolderInUseError } from '@scholar/db';
import { pino } from 'pino';
import { compose } from '../compose';
import { ConfigError, readConfig } from '../config';
import { changeRole } from './change-role';

/** Makes somebody an operator, takes the role away, or lets somebody in who has lost the second factor. */
async function run(): Promise<number> {
  const config = readConfig(process.env);
  const { services, connection } = await compose(config, pino({ level: 'warn' }));
  const { line, exitCode } = await changeRole(process.argv.slice(2), services.roles);
  await connection.close();
  (exitCode === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  return exitCode;
}

try {
  process.exit(await run());
} catch (error) {
  const isExplained = error instanceof FolderInUseError || error instanceof ConfigError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
