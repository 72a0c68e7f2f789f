import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDERS = ['apps', 'packages', 'e2e', 'bench', 'scripts'];
const SKIPPED = new Set(['node_modules', 'dist', 'test-results']);
const CARRIER = /\.(test|spec)\.tsx?$|(^|\/)bench\/[\w-]+\.ts$/;
const MARK = /\[([A-Z]+-?\d+(?:, [A-Z]+-?\d+)*)\]/g;

/** For every rule number that a test or a bench carries, the names of those files in order. */
export function findCarriers(root: string): Map<string, string[]> {
  const carriers = new Map<string, Set<string>>();
  for (const file of FOLDERS.flatMap((folder) => listFiles(join(root, folder)))) {
    for (const rule of findRules(readFileSync(file, 'utf8'))) {
      carriers.set(rule, (carriers.get(rule) ?? new Set()).add(basename(file)));
    }
  }
  return new Map([...carriers].map(([rule, names]) => [rule, [...names].toSorted()]));
}

/** The rule numbers in brackets: `[A-04]`, or several as `[A-31, A-32]`. */
export function findRules(source: string): string[] {
  return [...source.matchAll(MARK)].flatMap(([, rules = '']) => rules.split(', '));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return SKIPPED.has(entry.name) ? [] : listFiles(path);
    }
    return CARRIER.test(path) ? [path] : [];
  });
}
