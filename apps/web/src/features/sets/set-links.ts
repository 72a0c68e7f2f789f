import { IdParamSchema } from '@scholar/contract';

/** Which set stands open. */
export function readSetId(query: URLSearchParams): number | undefined {
  const id = IdParamSchema.safeParse(query.get('set'));
  return id.success ? id.data : undefined;
}

/** Of the field that finds sets, on both screens that list them. */
export const SEARCH_ID = 'own-sets-search';

/** Of the link in its row. */
export function rowIdOf(quizId: number): string {
  return `own-set-${quizId}`;
}
