import { type TeamSet, teamSetEndpoints } from '@scholar/contract';
import { type ApiOptions, saveSignal } from '../../../lib/api/api';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';
import { TEAM_SETS_KEY } from '../../plans/public';
import { forgetSetCards } from '../set-cache';
import { type Caller, useCaller } from '../sets.queries';

export function useShare(quizId: number) {
  return useSharing(quizId, ({ api }, call, options) => api(teamSetEndpoints.share, call, options));
}

export function useUnshare(quizId: number) {
  return useSharing(quizId, ({ api }, call, options) =>
    api(teamSetEndpoints.unshare, call, options),
  );
}

/** The set itself says whether the team has it. */
function useSharing(
  quizId: number,
  send: (
    caller: Caller,
    call: { params: { quizId: string } },
    options: ApiOptions,
  ) => Promise<TeamSet | null>,
) {
  const caller = useCaller();
  return useSingleMutation<TeamSet | null, void>({
    mutationFn: () =>
      send(caller, { params: { quizId: String(quizId) } }, { signal: saveSignal() }),
    onSettled: () => {
      void caller.queryClient.invalidateQueries({ queryKey: TEAM_SETS_KEY });
      void forgetSetCards(caller.queryClient, quizId);
    },
  });
}
