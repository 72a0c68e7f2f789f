import { type CardSet, PAGE_SIZE_MAX, setEndpoints } from '@scholar/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api/api';
import { logFailure } from '../../../lib/queries/log-failure';
import { SETS_KEY } from '../../../lib/queries/query-keys';

export type SetChoice = Pick<CardSet, 'quizId' | 'title'>;

/** The student's newest sets that a name finds, as many as one call brings. */
export function setChoices(api: Api, keyword: string) {
  return queryOptions({
    queryKey: [...SETS_KEY, 'exam-choices', keyword.trim()],
    // Sets are made and deleted elsewhere, and nobody tells this list.
    staleTime: 0,
    queryFn: ({ signal }) =>
      logFailure(
        'Failed to load the sets to choose from',
        api(
          setEndpoints.list,
          { query: { page: '0', pageSize: String(PAGE_SIZE_MAX), keyword: keyword.trim() } },
          { isQuiet: true, signal },
        ),
        signal,
      ),
  });
}

/** Chosen sets that the list does not bring stand above it: sets of others, and older ones. */
export function withChosen(
  listed: readonly SetChoice[],
  known: readonly SetChoice[],
): readonly SetChoice[] {
  const ids = new Set(listed.map(({ quizId }) => quizId));
  return [...known.filter(({ quizId }) => !ids.has(quizId)), ...listed];
}
