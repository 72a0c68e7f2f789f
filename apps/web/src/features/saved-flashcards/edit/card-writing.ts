import * as z from 'zod/mini';

/** A card that is not saved yet. Its key goes with one writing: sent again, it is still one card. */
export const NewCardSchema = z.object({
  question: z.string(),
  answer: z.string(),
  documentId: z.string(),
  saveKey: z.optional(z.string()),
});
export type NewCard = z.output<typeof NewCardSchema>;
export const BLANK_CARD: NewCard = { question: '', answer: '', documentId: '' };

export const CardEditsSchema = z.object({ question: z.string(), answer: z.string() });
