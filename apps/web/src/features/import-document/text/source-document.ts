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

/** Emphasis and headings are dropped when the text is replaced by another one. */
export function withText(source: SourceDocument, text: string): SourceDocument {
  return remains(source.text, text) ? { ...source, text } : { ...NO_SOURCE, text };
}

/** Whether this is the earlier document with edits in its text; otherwise it has taken its place. */
export function isEditOf(earlier: SourceDocument, { text, file, saved }: SourceDocument): boolean {
  return file === earlier.file && saved === earlier.saved && remains(earlier.text, text);
}

/** A text counts as edited if a tenth of the shorter one remains, and more than a few letters. */
const REMAINING_SHARE = 0.1;
const REMAINING_LETTERS = 8;

/**
 * One edit replaces one stretch, so what remains stands at the beginning and at the end. Compares no
 * further than needed, because this runs with every letter typed.
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
