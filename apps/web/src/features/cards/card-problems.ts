import { type CardText, CardTextSchema } from '@scholar/contract';

/** A message for each part of a card that cannot be saved. */
export type CardProblems = Partial<Record<keyof CardText, string>>;

export function findCardProblems({ question, answer }: CardText): CardProblems {
  const problems: CardProblems = {};
  const { error } = CardTextSchema.safeParse({ question, answer });
  for (const { path, message } of error?.issues ?? []) {
    const [part] = path;
    if (part === 'question' || part === 'answer') {
      problems[part] ??= message;
    }
  }
  return problems;
}
