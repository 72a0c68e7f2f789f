import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(ROOT, 'dist');

/**
 * The file behind a command of an installed package, to be run with `process.execPath`:
 * a shell shim in between would keep signals from reaching the program.
 * @param {string} script
 */
export function packageScript(script) {
  return join(ROOT, 'node_modules', script);
}
