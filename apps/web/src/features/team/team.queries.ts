import { type Team, teamEndpoints } from '@scholar/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { SETS_KEY } from '../../lib/queries/query-keys';
import { PLAN_KEY, TEAM_KEY, teamQuery } from '../plans/public';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';

export function useRenameTeam() {
  return useTeamUpdate((api, name: string) =>
    api(teamEndpoints.rename, { body: { name } }, quietly()),
  );
}

export function useSetRole() {
  return useTeamUpdate((api, { userId, role }: { userId: number; role: 'admin' | 'member' }) =>
    api(teamEndpoints.setRole, { ...byMember(userId), body: { role } }, quietly()),
  );
}

export function useTransfer() {
  return useTeamUpdate((api, userId: number) =>
    api(teamEndpoints.transfer, { body: { userId } }, quietly()),
  );
}

/** Invites, or sends an invitation again: both are the same call. */
export function useInvite() {
  return useTeamChange((api, email: string) =>
    api(teamEndpoints.invite, { body: { email } }, quietly()),
  );
}

export function useWithdraw() {
  return useTeamChange((api, invitationId: number) =>
    api(teamEndpoints.withdraw, { params: { invitation: String(invitationId) } }, quietly()),
  );
}

export function useRemoveMember() {
  return useTeamChange((api, userId: number) =>
    api(teamEndpoints.removeMember, byMember(userId), quietly()),
  );
}

/** The badge, the shared sets and the team go with it. */
export function useLeaveTeam() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => api(teamEndpoints.leave, {}, quietly()),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: PLAN_KEY });
      void queryClient.invalidateQueries({ queryKey: SETS_KEY });
    },
  });
}

/** Forgets a team that was left, so that it does not flash up when another one is joined. */
export function forgetTeam(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: TEAM_KEY });
}

/** The server answers with the team as it is now. */
function useTeamUpdate<Variables>(send: (api: Api, variables: Variables) => Promise<Team>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSuccess: async (team) => {
      const { queryKey } = teamQuery(api);
      // An earlier request that answers late would overwrite the change.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, team);
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: TEAM_KEY });
    },
  });
}

/** Asks for the team again also after a failure, because somebody else may have changed it. */
function useTeamChange<Data, Variables>(send: (api: Api, variables: Variables) => Promise<Data>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSettled: () => {
      // Not awaited: the row would be gone before it could say that it worked.
      void queryClient.invalidateQueries({ queryKey: TEAM_KEY });
    },
  });
}

function byMember(userId: number) {
  return { params: { userId: String(userId) } };
}

/** The buttons of the screen show that they are at work. */
function quietly() {
  return { isQuiet: true, signal: saveSignal() };
}
