import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toOpenApi } from '../apps/server/src/docs/openapi';
import { API_PARTS } from '../apps/server/src/routes/api-endpoints';
import { packageScript, ROOT } from './project-folders.mjs';
import { runCommand } from './run-command.mjs';

const file = join(ROOT, 'docs', 'openapi.json');
writeFileSync(file, JSON.stringify(toOpenApi(API_PARTS)));
const { code, output } = await runCommand(process.execPath, [
  packageScript('oxfmt/bin/oxfmt'),
  file,
]);
if (code !== 0) {
  throw new Error(`The description could not be formatted.\n${output}`);
}
console.log('Wrote docs/openapi.json.');
