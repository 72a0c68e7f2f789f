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

/** For the first time and again: it is the same call. */
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

/** Of a team that was left: nothing may flash up should there be another one later. */
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
      // A slow look at the team would put the old one over it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, team);
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: TEAM_KEY });
    },
  });
}

/** Looked at again when it is done, and when it failed: somebody else may have been faster. */
function useTeamChange<Data, Variables>(send: (api: Api, variables: Variables) => Promise<Data>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (variables: Variables) => send(api, variables),
    onSettled: () => {
      // Not waited for: a row that is gone by then could no longer say that it worked.
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
