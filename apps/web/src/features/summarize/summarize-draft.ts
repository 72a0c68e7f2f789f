import * as z from 'zod/mini';
import { SourceDocumentSchema } from '../import-document/public';
import { SummaryResultSchema } from './summary-result';

export const SUMMARIZE_DRAFT = 'summarize';

export const SummarizeDraftSchema = z.object({
  source: SourceDocumentSchema,
  result: z.nullable(SummaryResultSchema),
});
export type SummarizeDraft = z.output<typeof SummarizeDraftSchema>;
