import type { Quiz, QuizCards, QuizPage } from '@scholar/contract';
import type { QueryClient } from '@tanstack/react-query';
import { quizQueries } from './sets.queries';

export async function changeSet(
  queryClient: QueryClient,
  quizId: number,
  change: (set: QuizCards) => QuizCards,
): Promise<void> {
  const queryKey = quizQueries.setKey(quizId);
  // A slow look at the set would put its old cards over the changed ones.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<QuizCards>(queryKey, (set) => {
    const changed = set && change(set);
    return changed && { ...changed, flashcardCount: changed.flashcards.length };
  });
}

export function changeRows(queryClient: QueryClient, change: (rows: Quiz[]) => Quiz[]): void {
  queryClient.setQueriesData<QuizPage>(
    { queryKey: quizQueries.lists },
    (page) => page && { ...page, quizzes: change(page.quizzes) },
  );
}

export function forgetLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: quizQueries.lists });
}

export function forgetSetCards(queryClient: QueryClient, quizId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: quizQueries.setKey(quizId) });
}
