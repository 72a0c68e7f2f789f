import * as z from 'zod/mini';
import { SourceDocumentSchema } from '../import-document/public';
import { BatchSchema } from './cards/batch';

export const FLASHCARDS_DRAFT = 'flashcards';

export const FlashcardsDraftSchema = z.object({
  source: SourceDocumentSchema,
  isVietnamese: z.boolean(),
  /** As typed. */
  count: z.string(),
  /** Of a set that is being made. */
  quizName: z.string(),
  shown: z.nullable(BatchSchema),
  replaced: z.nullable(BatchSchema),
});
export type FlashcardsDraft = z.output<typeof FlashcardsDraftSchema>;
