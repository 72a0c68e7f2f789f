import { type CardProblems, findCardProblems } from '../../cards/public';
import { type Batch, selectedOf } from './batch';

/** By card: what keeps its question or answer from being saved. */
export type BatchProblems = Record<string, CardProblems>;

export function findBatchProblems(batch: Batch): BatchProblems {
  const found = selectedOf(batch).map((card) => [card.id, findCardProblems(card)] as const);
  return Object.fromEntries(found.filter(([, problems]) => Object.keys(problems).length > 0));
}
