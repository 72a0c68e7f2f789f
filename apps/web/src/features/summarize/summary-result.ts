import {
  DEFAULT_SUMMARY,
  type DocumentRow,
  type Field,
  FIELDS,
  findField,
  isBlank,
  type Summary,
  SummarySourceSchema,
  TITLE_MAX,
} from '@scholar/contract';
import * as z from 'zod/mini';
import { randomKey } from '../../lib/queries/random-key';
import type { SourceDocument } from '../import-document/public';

export const SummaryResultSchema = z.object({
  content: z.string(),
  name: z.string(),
  field: z.enum(FIELDS),
  sources: z.array(SummarySourceSchema),
  /** The document as it was read; the text area may have moved on. */
  sourceText: z.string(),
  sourceEmphasis: z.array(z.string()),
  /** The AI service had failed and the built-in engine stood in. */
  isFallback: z.boolean(),
  /** It had not answered for a part of the text. Drafts of older versions do not say. */
  isPartial: z._default(z.boolean(), false),
  /** One for each content, so that a retry saves it once. */
  saveKey: z.string(),
  /** Which content was saved last, and where. */
  saved: z.nullable(
    z.object({ saveKey: z.string(), documentId: z.number(), updateDate: z.string() }),
  ),
});
export type SummaryResult = z.output<typeof SummaryResultSchema>;

export function toResult(
  summary: Summary,
  { text, emphasis }: { text: string; emphasis: SourceDocument['emphasis'] },
): SummaryResult {
  return {
    content: summary.summarized_content.trim(),
    ...nameAndField(summary),
    sources: summary.sources ?? [],
    sourceText: text,
    sourceEmphasis: emphasis,
    isFallback: summary.engine?.isFallback ?? false,
    isPartial: summary.notice === 'part_missing',
    saveKey: randomKey(),
    saved: null,
  };
}

export function nameAndField(summary: Summary): { name: string; field: Field } {
  return {
    name: toName(summary.generated_document_name),
    field: toField(summary.field_of_document),
  };
}

export function isSaved({ saved, saveKey }: SummaryResult): boolean {
  return saved?.saveKey === saveKey;
}

/** A changed content is unsaved and gets a new key, so that a retry of the old one cannot stand for it. */
export function edit(
  result: SummaryResult,
  change: { name: string } | { field: Field },
): SummaryResult {
  return { ...result, ...change, saveKey: randomKey() };
}

/** `saveKey` is the content that was sent: what was typed meanwhile stays unsaved. */
export function markSaved(
  result: SummaryResult,
  saveKey: string,
  { documentId, updateDate }: DocumentRow,
): SummaryResult {
  return { ...result, saved: { saveKey, documentId, updateDate } };
}

function toName(answered: string | undefined): string {
  const name = (answered ?? '').replaceAll(/\s+/g, ' ').trim();
  return isBlank(name) ? DEFAULT_SUMMARY.name : [...name].slice(0, TITLE_MAX).join('');
}

function toField(answered: string | undefined): Field {
  if (answered === undefined || isBlank(answered)) {
    return DEFAULT_SUMMARY.field;
  }
  return findField(answered) ?? 'Other';
}
