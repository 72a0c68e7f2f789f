import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../src/english/lexicon';
import { type Candidate, findCandidates } from '../src/english/terms/candidates';
import { type ReadDocument, readDocument } from '../src/reading/read-document';
import { formsOf } from './measures';

/** A module of a textbook with its glossary and summary. */
export type Example = {
  book: string;
  subject: string;
  text: string;
  title: string;
  summary?: string;
  glossary: { term: string; meaning: string }[];
};

/** A module taken apart; `answers[n]` is the glossary entry that candidate n is, or -1. */
export type Lesson = {
  example: Example;
  document: ReadDocument;
  candidates: Candidate[];
  answers: Int16Array;
};

export function readExamples(dataDir: string): Example[] {
  return readFileSync(join(dataDir, 'dev', 'openstax.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Example);
}

export function toLesson(example: Example, lexicon: Lexicon): Lesson {
  const document = readDocument(example.text, 'en');
  const candidates = findCandidates(document, lexicon);
  const entries = new Map<string, number>();
  example.glossary.forEach(({ term }, entry) => {
    for (const form of formsOf(term)) {
      entries.set(form, entries.get(form) ?? entry);
    }
  });
  const { text, tokens } = document;
  const answers = Int16Array.from(candidates, ({ places: [at = 0], size }) => {
    const written = text.slice(tokens.starts[at], tokens.ends[at + size - 1]);
    const form = [...formsOf(written)].find((each) => entries.has(each));
    return form === undefined ? -1 : (entries.get(form) ?? -1);
  });
  return { example, document, candidates, answers };
}
