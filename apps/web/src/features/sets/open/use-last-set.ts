import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetSet, rememberSet } from '../../continue/public';
import { useSession } from '../../../lib/session/session';
import { quizQueries } from '../sets.queries';

/** Home goes on with the set that was opened last; one that is gone leaves nothing behind. */
export function useLastSet({
  quizId,
  title,
  isMissing,
}: {
  quizId: number;
  title: string | undefined;
  isMissing: boolean;
}): void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.userId ?? 0;

  useEffect(() => {
    if (isMissing) {
      forgetSet(userId, quizId);
      void queryClient.invalidateQueries({ queryKey: quizQueries.lists });
    } else if (title !== undefined) {
      rememberSet(userId, { quizId, title });
    }
  }, [queryClient, userId, quizId, title, isMissing]);
}
