import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { backUp } from './back-up';
import { endCommand } from '../end-command';
import { findPostgresTools } from './postgres-tools';

const USAGE = 'Usage: npm run backup -- --to FOLDER';

await endCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, previous: { type: 'string' } },
  });
  if (values.to === undefined) {
    return undefined;
  }
  const to = resolve(values.to);
  const config = readConfig(process.env);
  const made = await backUp({
    config,
    to,
    tools: config.databaseUrl === undefined ? undefined : findPostgresTools(process.env),
    previous: values.previous === undefined ? undefined : resolve(values.previous),
  });
  const database = made.engine === 'embedded' ? 'the embedded database' : 'the database';
  const lines = [`Backed up ${database} and ${made.files} files to ${to}.`];
  if (made.missing > 0) {
    lines.push(`${made.missing} files were not there: uploads under way or broken off.`);
  }
  lines.push(
    made.secret === 'kept'
      ? 'It holds the secret of DATA_DIR: keep it as safe as the data itself.'
      : 'JWT_SECRET is a setting and not part of it: keep it apart.',
  );
  return lines.join('\n');
});
