import { join } from 'node:path';
import { build } from '../build.mjs';
import { DIST } from '../project-folders.mjs';

/** The tests start from the very snapshot that ships; it is made again only when it is stale. */
export default async function prepareSnapshot() {
  await build({ only: ['database'] });
  process.env.TEST_DB_SNAPSHOT = join(DIST, 'db', 'snapshot.tar.gz');
}
