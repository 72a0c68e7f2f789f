import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { stampOf } from './build/content-stamp.mjs';
import { PARTS, makePart } from './build/parts.mjs';
import { readStamps, writeStamp } from './build/stamp-file.mjs';
import { DIST } from './project-folders.mjs';

/**
 * Builds what the product runs from into `dist`.
 * @param {{ only?: string[]; isForced?: boolean }} [options] `isForced` rebuilds unchanged parts too
 */
export async function build({ only, isForced = false } = {}) {
  const stamps = readStamps();
  const chosen = PARTS.filter((part) => !only || only.includes(part.name));
  await Promise.all(
    chosen.map(async (part) => {
      const stamp = stampOf(part.inputs);
      const isBuilt =
        stamps[part.name] === stamp && existsSync(join(DIST, part.folder, part.result));
      if (isBuilt && !isForced) {
        return;
      }
      const startedAt = performance.now();
      // A build that dies half way must not look finished the next time.
      writeStamp(part.name, '');
      await makePart(part);
      writeStamp(part.name, stamp);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`Built ${part.name} in ${seconds} s`);
    }),
  );
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  try {
    await build({ isForced: !argv.includes('--if-needed') });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
