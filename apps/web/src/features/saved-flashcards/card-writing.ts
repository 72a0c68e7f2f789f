import { type CardText, CardTextSchema } from '@scholar/contract';
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

/** A sentence for each part that the server would refuse. */
export type CardProblems = Partial<Record<keyof CardText, string>>;

/** Which parts the server meant when it called the card invalid. */
export function findCardProblems({ question, answer }: CardText): CardProblems {
  const result = CardTextSchema.safeParse({ question, answer });
  const problems: CardProblems = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const [part] = path;
    if (part === 'question' || part === 'answer') {
      problems[part] ??= message;
    }
  }
  return problems;
}
