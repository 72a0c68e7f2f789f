import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST } from './project-folders.mjs';

if (existsSync('.env')) {
  process.loadEnvFile('.env');
}

// Production has what was built, and nothing that reads sources.
if (process.env.NODE_ENV === 'production') {
  await import(pathToFileURL(join(DIST, 'server', 'rebuild-memory.js')).href);
} else {
  const { tsImport } = await import('tsx/esm/api');
  await tsImport('../apps/server/src/operators/rebuild-memory.ts', import.meta.url);
}
