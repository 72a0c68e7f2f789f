import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside this file in the sources, beside the bundle in a built server. */
const FOLDER = join(import.meta.dirname, 'lists');

export function readList(name: string): string {
  return readFileSync(join(FOLDER, `${name}.txt`), 'utf8');
}
