import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract, readCards } from '@scholar/extract';
import { extractInThread } from '@scholar/extract/node';
import { readSqlWasm } from '../../packages/extract/src/node/node-sql-wasm';
import type { Figure } from '../figure';
import { timePeer } from './format-peers';
import { type Format, makeFormats } from './make-files';

const WARM_UPS = 2;
const REPEATS = 5;

/** How long each kind of file takes, beside the program that reads it elsewhere. */
export async function measureFormats(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'scholar-formats-'));
  try {
    const figures: Figure[] = [];
    for (const format of await makeFormats()) {
      figures.push(await measureFormat(format, folder));
    }
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureFormat(format: Format, folder: string): Promise<Figure> {
  const { what, ending, files } = format;
  const paths: string[] = [];
  for (const { name, bytes } of files) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    paths.push(path);
  }
  let ours = 0;
  for (const path of paths) {
    ours += await timeOurs(format, path);
  }
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1_000;
  const peer = timePeer(ending, paths, folder);
  return {
    what: `Reading ${what}`,
    measured: `${files.length} (${kilobytes.toFixed(0)} kB) in ${ours.toFixed(1)} ms`,
    against: peer
      ? [`${peer.program} ${peer.milliseconds.toFixed(1)} ms without its start`, peer.note]
          .filter(Boolean)
          .join(', ')
      : 'no peer here',
    ...(peer && { ratio: ours / peer.milliseconds }),
  };
}

/** Milliseconds of the turn that other work on the machine disturbed least; the file comes from the disk. */
async function timeOurs(format: Format, path: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < WARM_UPS + REPEATS; turn += 1) {
    const startedAt = performance.now();
    await read(format, path);
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}

async function read({ hasCards, isPicture }: Format, path: string): Promise<unknown> {
  const bytes = await readFile(path);
  if (hasCards) {
    return readCards(bytes, path, { readSqlWasm });
  }
  return isPicture ? extractInThread(bytes, path) : extract(bytes, path);
}
