import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extract } from '@scholar/extract';
import type { Figure } from './figure';
import { findMiss, readManifest, type ImportCase } from './import-expectations';
import { IMPORT_PEERS, installPeers, type ImportPeer } from './import-peers';

const WARM_UPS = 5;
const REPEATS = 10;
const COPIES = 20;

/** Expectations of real files, and the time to read them beside Debian's programs, without their start. */
export async function measureImport(dataFolder: string): Promise<Figure[]> {
  const folder = [dataFolder, join(dataFolder, 'import')].find((candidate) =>
    existsSync(join(candidate, 'manifest.jsonl')),
  );
  if (!folder) {
    throw new Error('The import bench needs --data DIR with a manifest.jsonl and its files.');
  }
  installPeers();
  const cases = await readManifest(folder);
  const figures = [await measureExpectations(folder, cases)];
  for (const peer of IMPORT_PEERS) {
    figures.push(await compareTime(folder, cases, peer));
  }
  return figures;
}

async function measureExpectations(folder: string, cases: ImportCase[]): Promise<Figure> {
  const misses: string[] = [];
  for (const candidate of cases) {
    const miss = await findMiss(folder, candidate);
    if (miss !== undefined) {
      misses.push(`${candidate.file}: ${miss}`);
    }
  }
  return {
    what: 'Import: expectations missed',
    measured: [`${misses.length} of ${cases.length}`, ...misses].join('; '),
    against: 'none of them',
    ratio: misses.length / cases.length,
    limit: 0,
  };
}

async function compareTime(folder: string, cases: ImportCase[], peer: ImportPeer): Promise<Figure> {
  let ours = 0;
  let theirs = 0;
  let files = 0;
  for (const { file, ext, expect } of cases) {
    const path = join(folder, file);
    const isOwn = ext === peer.ending && expect.outcome === 'text';
    if (isOwn && runProgram(peer, peer.argumentsFor(path))) {
      files += 1;
      theirs += timeTheirs(peer, path);
      ours += await timeOurs(path, file);
    }
  }
  return {
    what: `Reading ${files} .${peer.ending} files`,
    measured: `${ours.toFixed(1)} ms`,
    against: `${peer.program} ${theirs.toFixed(1)} ms without its start; limit ${peer.limit}`,
    ratio: ours / theirs,
    limit: peer.limit,
  };
}

/** Without the start of the program: that of an idle one, or that which many copies of the file share. */
function timeTheirs(peer: ImportPeer, path: string): number {
  const once = peer.argumentsFor(path);
  const single = fastest(() => runProgram(peer, once));
  if (peer.idleArguments) {
    const { idleArguments } = peer;
    return single - fastest(() => runProgram(peer, idleArguments));
  }
  const copies = Array.from({ length: COPIES }, () => path);
  const many = fastest(() => runProgram(peer, [...once, ...copies]));
  return (many - single) / COPIES;
}

/** Both read the file from the disk; the system has it in memory by then. */
async function timeOurs(path: string, file: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < WARM_UPS + REPEATS; turn += 1) {
    const startedAt = performance.now();
    await extract(readFileSync(path), file);
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}

/** Whether text came out. */
function runProgram({ program }: ImportPeer, programArguments: string[]): boolean {
  const { status, stdout } = spawnSync(program, programArguments, {
    maxBuffer: 100_000_000,
    timeout: 60_000,
  });
  return status === 0 && stdout.length > 1;
}

/** Milliseconds of the turn that other work on the machine disturbed least. */
function fastest(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const startedAt = performance.now();
    run();
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}
