import * as z from 'zod/mini';

/** What a student wants to learn from, and what is known about it. */
export const SourceDocumentSchema = z.object({
  text: z.string(),
  /** The file it came from; null for typed and pasted text. */
  file: z.nullable(z.object({ name: z.string(), pages: z.number() })),
  /** The saved document it came from, and which of its texts. Not known to drafts of older versions. */
  saved: z._default(
    z.nullable(
      z.object({
        documentId: z.number(),
        title: z.string(),
        part: z.enum(['source', 'summary']),
      }),
    ),
    null,
  ),
  /** Words that were bold or italic in the file, and its headings. */
  emphasis: z.array(z.string()),
  headings: z.array(z.string()),
});
export type SourceDocument = z.output<typeof SourceDocumentSchema>;

export const NO_SOURCE: SourceDocument = {
  text: '',
  file: null,
  saved: null,
  emphasis: [],
  headings: [],
};

/** What stood out in a file says nothing about another text that was put in its place. */
export function withText(source: SourceDocument, text: string): SourceDocument {
  return remains(source.text, text) ? { ...source, text } : { ...NO_SOURCE, text };
}

/** A tenth of the shorter text, and more than the few letters that any two texts share. */
const REMAINING_SHARE = 0.1;
const REMAINING_LETTERS = 8;

/**
 * One edit replaces one stretch, so what it left stands at the beginning and the end. It is looked
 * at with every letter that is typed: no further than needed.
 */
function remains(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  const needed = Math.ceil(
    Math.max(shorter * REMAINING_SHARE, Math.min(before.length / 2, REMAINING_LETTERS)),
  );
  let kept = 0;
  while (kept < shorter && kept < needed && before[kept] === after[kept]) {
    kept += 1;
  }
  let fromEnd = 1;
  while (kept < shorter && kept < needed && before.at(-fromEnd) === after.at(-fromEnd)) {
    kept += 1;
    fromEnd += 1;
  }
  return kept >= needed;
}
