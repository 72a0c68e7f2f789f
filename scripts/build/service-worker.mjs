import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Tells the service worker which files the app consists of. A build with other files is another worker, by which
 * browsers notice that there is a new version.
 * @param {string} folder
 * @param {string[]} languages
 */
export async function completeServiceWorker(folder, languages) {
  /** @type {Record<string, string[]>} */
  const files = {};
  for (const language of languages) {
    const list = join(folder, `${language}.json`);
    files[language] = JSON.parse(await readFile(list, 'utf8'));
    await rm(list);
  }
  const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const worker = join(folder, 'service-worker.js');
  const source = await readFile(worker, 'utf8');
  const complete = source
    .replace("const BUILD = 'dev';", `const BUILD = '${build}';`)
    .replace('const FILES = {};', `const FILES = ${JSON.stringify(files)};`);
  if (!complete.includes(build) || complete.includes('const FILES = {};')) {
    throw new Error('The service worker has no place for the list of files.');
  }
  await writeFile(worker, complete);
}
