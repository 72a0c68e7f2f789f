import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extract, ExtractionError, type ExtractionFault } from '@scholar/extract';
import { extractInThread } from '@scholar/extract/node';

/** A line of the manifest: what must come out of a file. */
export type ImportCase = {
  file: string;
  ext: string;
  tags: string[];
  expect: {
    outcome: 'text' | 'error' | 'text_or_error';
    must_contain?: string[];
    must_not_contain?: string[];
    ordered?: boolean;
    error?: string;
  };
};

export async function readManifest(folder: string): Promise<ImportCase[]> {
  const lines = await readFile(join(folder, 'manifest.jsonl'), 'utf8');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ImportCase);
}

/** Why the expectation of a file is not met; `undefined` when it is. */
export async function findMiss(
  folder: string,
  { file, ext, expect }: ImportCase,
): Promise<string | undefined> {
  const bytes = await readFile(join(folder, file));
  try {
    // Only PDFs may hang or need recognition; starting a thread takes longer than reading the others.
    const read = ext === 'pdf' ? extractInThread : extract;
    const { text, pages, recognisedPages } = await read(bytes, file);
    // Nobody who wrote the expectations reads pictures; text that is only in pictures is no miss.
    if (expect.error === 'no_text' && pages > 0 && recognisedPages.length === pages) {
      return undefined;
    }
    return expect.outcome === 'error'
      ? `text instead of ${expect.error}`
      : findTextMiss(text, expect);
  } catch (error) {
    const code: ExtractionFault | 'unknown' =
      error instanceof ExtractionError ? error.code : 'unknown';
    const isAllowed = expect.outcome !== 'text' && code !== 'timeout' && code !== 'unknown';
    return isAllowed ? undefined : code;
  }
}

function findTextMiss(text: string, expect: ImportCase['expect']): string | undefined {
  const words = toWords(text);
  let position = -1;
  for (const phrase of expect.must_contain ?? []) {
    const found = words.indexOf(toWords(phrase), expect.ordered ? position + 1 : 0);
    if (found < 0) {
      return `without “${phrase}”`;
    }
    position = found;
  }
  const unwanted = expect.must_not_contain?.find((phrase) => words.includes(toWords(phrase)));
  return unwanted === undefined ? undefined : `with “${unwanted}”`;
}

/** Layout, case and punctuation are nobody's expectation. */
function toWords(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ');
}
