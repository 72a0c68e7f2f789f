import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project-folders.mjs';

const SKIPPED_FOLDERS = new Set(['node_modules', 'testing', 'dist']);
const TEST_FILE = /\.test\.tsx?$/;

/**
 * One hash over the contents of everything a part is built from, so that touching a file or
 * checking out another branch and coming back rebuilds nothing.
 * @param {string[]} inputs files and folders, relative to the root
 */
export function stampOf(inputs) {
  const hash = createHash('sha1');
  for (const input of inputs) {
    for (const file of listFiles(input)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(ROOT, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) {
    return [];
  }
  if (statSync(absolute).isFile()) {
    return [path];
  }
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !SKIPPED_FOLDERS.has(entry.name) && !TEST_FILE.test(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? listFiles(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}
