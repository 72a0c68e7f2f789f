import { IdParamSchema } from '@scholar/contract';

/** The set that is open, from the address. */
export function readSetId(query: URLSearchParams): number | undefined {
  const id = IdParamSchema.safeParse(query.get('set'));
  return id.success ? id.data : undefined;
}

/** The element id of the search field on both screens that list sets. */
export const SEARCH_ID = 'own-sets-search';

/** The element id of the link in a set's row. */
export function rowIdOf(setId: number): string {
  return `own-set-${setId}`;
}
