import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEXICON_FILE, readLexicon } from '../src/english/lexicon';
import { MODEL_FILES } from '../src/models';
import { type Example, toLesson } from './examples';
import { PASSAGES } from './passages';
import { readCode } from './read-code';
import { type TrainedModel, TRAINERS } from './trainers';

/** Where a model comes from. It stands in the model's file. */
export type Stamp = {
  /** Of the code it is learnt with, and of how that code and the lexicon see passages of our own. */
  code: string;
  /** The books it has seen, each with the hash of what the book said. */
  books: Record<string, string>;
  day: string;
};

export const MODELS_DIR = join(import.meta.dirname, '..', 'models');
const SOURCES = join(import.meta.dirname, '..', 'src');
/** What counts by the numbers that come of it. */
const SEEN_BY_NUMBERS = ['reading/read-document.ts', 'reading/parts.ts', 'english/lexicon.ts'].map(
  (file) => join(SOURCES, file),
);
const HASH_LETTERS = 16;

export function readStamp(modelsDir: string, name: TrainedModel): Stamp {
  const written = readFileSync(join(modelsDir, MODEL_FILES[name]), 'utf8');
  // Written by `train-models.ts`.
  return (JSON.parse(written) as { stamp: Stamp }).stamp;
}

/**
 * Features and learning count by their code: any change there is a change of the model. How documents are
 * read is changed every week, mostly for texts that no textbook has, so it counts by the numbers that come
 * of it in passages of our own.
 */
export function createCodeStamper(): (name: TrainedModel) => string {
  const lexicon = readLexicon(MODELS_DIR);
  const lessons = PASSAGES.map((passage) => toLesson(passage, lexicon));
  const words = readFileSync(join(MODELS_DIR, LEXICON_FILE));
  return (name) => {
    const { table, labels } = TRAINERS[name].collect(lessons, lexicon);
    const hash = createHash('sha256').update(words);
    for (const code of [...readTrainerCode(name).values()].toSorted()) {
      hash.update(code);
    }
    return digest(hash.update(bytesOf(table)).update(bytesOf(labels)));
  };
}

export function readTrainerCode(name: TrainedModel): Map<string, string> {
  const code = new Map<string, string>();
  for (const file of ['examples', 'learn-trees', 'grow-trees', `train-${name}`]) {
    readCode(join(import.meta.dirname, `${file}.ts`), SEEN_BY_NUMBERS, code);
  }
  return code;
}

export function stampBooks(examples: readonly Example[]): Record<string, string> {
  const hashes = new Map<string, Hash>();
  for (const { book, subject, title, text, summary, glossary } of examples) {
    const hash = hashes.get(book) ?? createHash('sha256');
    hashes.set(book, hash.update(JSON.stringify([subject, title, text, summary, glossary])));
  }
  return Object.fromEntries(Array.from(hashes, ([book, hash]) => [book, digest(hash)]));
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function digest(hash: Hash): string {
  return hash.digest('hex').slice(0, HASH_LETTERS);
}
