import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfidenceModel, createConfidence } from './cards/confidence';
import { createFieldDetector } from './field/detect-field';
import { createScorer, type Trees } from './learning/trees';
import { type Lexicon, readLexicon } from './english/lexicon';
import { createVietnameseReader } from './vietnamese/words/read-words';
import type { TaggerModel } from './vietnamese/words/tagger-model';
import { createTaggers } from './english/statements/tagger';
import { createTermRanker, type TermModel } from './english/terms/term-scorer';

export const MODEL_FILES = {
  terms: 'terms.json',
  clauses: 'clauses.json',
  sentences: 'sentences.json',
  pairs: 'pairs.json',
  titles: 'titles.json',
  vietnamese: 'vietnamese.json',
  confidence: 'confidence.json',
} as const;

/** Words that are used more than all but so many others. */
export const EVERYDAY_RANK = 4_000;
/** The same words by themselves, for browsers. */
export const EVERYDAY_FILE = 'everyday-words.txt';

/** Everything that was learnt; see `models/MODELS.md`. */
export type Models = ReturnType<typeof createModels>;

/** Each file is read when it is first needed, and kept. */
export function createModels(modelsDir: string) {
  // Written by our own training script and shipped with this code.
  const read = (file: string): unknown => JSON.parse(readFileSync(join(modelsDir, file), 'utf8'));
  // What is learnt from books has a stamp beside it, see `training/stamps.ts`.
  const readLearnt = (file: string) => (read(file) as { model: unknown }).model;
  const lexicon = once((): Lexicon => readLexicon(modelsDir));
  const taggers = once(createTaggers);
  return {
    lexicon,
    /** Told an English word in lower case. */
    isEveryday: (word: string) => (lexicon().rankOf(word) ?? Infinity) < EVERYDAY_RANK,
    terms: once(() => createTermRanker(readLearnt(MODEL_FILES.terms) as TermModel, lexicon())),
    /** For one text. */
    tagger: () => taggers()(),
    clauses: once(() => createScorer(readLearnt(MODEL_FILES.clauses) as Trees)),
    sentences: once(() => createScorer(readLearnt(MODEL_FILES.sentences) as Trees)),
    pairs: once(() => createScorer(readLearnt(MODEL_FILES.pairs) as Trees)),
    titles: once(() => createScorer(readLearnt(MODEL_FILES.titles) as Trees)),
    vietnamese: once(() => createVietnameseReader(read(MODEL_FILES.vietnamese) as TaggerModel)),
    confidence: once(() => createConfidence(read(MODEL_FILES.confidence) as ConfidenceModel)),
    fields: once(createFieldDetector),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
