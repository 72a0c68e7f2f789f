import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?\sfrom\s'(\.[^']+)';/gmu;
const IMPORT_LINES = /^import\s[^;]*?;/gmu;
const COMMENT = /^(?:\/\/|\/\*|\*)/;

/** The code of a file and of everything that it imports, but for the files left out; by file. */
export function readCode(
  file: string,
  left: readonly string[],
  known = new Map<string, string>(),
): Map<string, string> {
  if (!known.has(file) && !left.includes(file)) {
    const source = readFileSync(file, 'utf8');
    known.set(file, toCode(source));
    for (const [, path = ''] of source.matchAll(IMPORT)) {
      readCode(`${join(dirname(file), path)}.ts`, left, known);
    }
  }
  return known;
}

/** Without comments, indents and imports: what is imported is read itself, wherever it lies. */
export function toCode(source: string): string {
  return source
    .replaceAll(IMPORT_LINES, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !COMMENT.test(line))
    .join('\n');
}
