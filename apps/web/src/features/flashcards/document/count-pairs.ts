import { recognisePairs } from '@scholar/extract';

/** How many pairs a text has that is a list of them; 0 of any other text. */
export function countPairs(text: string): number {
  return recognisePairs(text)?.rows.length ?? 0;
}
