import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST } from '../project-folders.mjs';

const STAMP_FILE = join(DIST, '.stamps.json');

/** @returns {Record<string, string>} */
export function readStamps() {
  try {
    return JSON.parse(readFileSync(STAMP_FILE, 'utf8'));
  } catch {
    // Missing or half written: everything counts as not built yet.
    return {};
  }
}

/**
 * @param {string} part
 * @param {string} stamp
 */
export function writeStamp(part, stamp) {
  const next = `${STAMP_FILE}.${process.pid}`;
  mkdirSync(DIST, { recursive: true });
  writeFileSync(next, JSON.stringify({ ...readStamps(), [part]: stamp }, null, 2));
  renameSync(next, STAMP_FILE);
}
