import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { endCommand } from '../end-command';
import { move } from './move';

const USAGE = 'Usage: npm run move -- --to postgres://… (without --to: DATABASE_URL)';

await endCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = readConfig(process.env);
  const url = values.to ?? config.migrationUrl ?? config.databaseUrl;
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url)) {
    return undefined;
  }
  const { tables, rows, files } = await move({ config, url });
  return [
    `Carried ${rows} rows of ${tables} tables over, the same on both sides by count and sum.`,
    config.bucket
      ? `${files} files are in the bucket.`
      : `Pictures and sounds stay in ${config.filesDir}.`,
    'Start the server with DATABASE_URL now, and with the same DATA_DIR or JWT_SECRET.',
  ].join('\n');
});
