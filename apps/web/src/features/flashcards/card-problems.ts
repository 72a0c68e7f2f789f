import { CardTextSchema } from '@scholar/contract';
import type { Batch } from './batch';
import { selectedOf } from './batch';

/** By card: what keeps its question or answer from being saved. */
export type CardProblems = Record<string, { question?: string; answer?: string }>;

export function findCardProblems(batch: Batch): CardProblems {
  const problems: CardProblems = {};
  for (const { id, question, answer } of selectedOf(batch)) {
    const { error } = CardTextSchema.safeParse({ question, answer });
    for (const { path, message } of error?.issues ?? []) {
      problems[id] = { [String(path[0])]: message, ...problems[id] };
    }
  }
  return problems;
}
