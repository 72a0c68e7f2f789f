import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { endCommand } from '../end-command';
import { findPostgresTools } from './postgres-tools';
import { restore } from './restore';

const USAGE = 'Usage: npm run restore -- --from FOLDER [--to FOLDER or postgres://…]';

await endCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (values.from === undefined) {
    return undefined;
  }
  const { to } = values;
  const made = await restore({
    config: readConfig(process.env),
    from: resolve(values.from),
    to: to === undefined || to.includes('://') ? to : resolve(to),
    tools: findPostgresTools(process.env),
  });
  const words = `Restored the backup of ${made.madeAt}: all rows and ${made.files} files.`;
  return made.secret === 'setting'
    ? `${words}\nStart the server with the JWT_SECRET of that time, or everybody has to log in again.`
    : words;
});
