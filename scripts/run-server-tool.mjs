import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DIST, ROOT } from './project-folders.mjs';

/**
 * Runs a command of the server with the settings that `npm start` has.
 * @param {string} name the built file in `dist/server`
 * @param {string} source its source in `apps/server/src`
 */
export async function runServerTool(name, source) {
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  // Production has what was built, and nothing that reads sources.
  if (process.env.NODE_ENV === 'production') {
    await import(pathToFileURL(join(DIST, 'server', `${name}.js`)).href);
  } else {
    const { tsImport } = await import('tsx/esm/api');
    const file = join(ROOT, 'apps', 'server', 'src', source);
    await tsImport(pathToFileURL(file).href, import.meta.url);
  }
}
