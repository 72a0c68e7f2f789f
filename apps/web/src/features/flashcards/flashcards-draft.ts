import * as z from 'zod/mini';
import { SourceDocumentSchema } from '../import-document/public';
import { BatchSchema } from './cards/batch';

export const FLASHCARDS_DRAFT = 'flashcards';

export const FlashcardsDraftSchema = z.object({
  source: SourceDocumentSchema,
  /** Null while nobody has chosen. */
  isVietnamese: z.nullable(z.boolean()),
  /** As typed. */
  count: z.string(),
  /** Whether the document is saved with its cards. Older versions did not ask. */
  keepsDocument: z._default(z.boolean(), true),
  /** The name of a set that is being created. */
  quizName: z.string(),
  shown: z.nullable(BatchSchema),
  earlier: z._default(z.array(BatchSchema), []),
  /** Older versions knew one earlier batch only. */
  replaced: z.optional(z.nullable(BatchSchema)),
});
export type FlashcardsDraft = z.output<typeof FlashcardsDraftSchema>;
