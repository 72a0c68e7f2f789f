import { securityEndpoints } from '@scholar/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../../lib/api/api';
import { useApi } from '../../../lib/api/api-context';
import { useSingleMutation } from '../../../lib/queries/use-single-mutation';

export const securityQueries = {
  all: ['security'] as const,
  sessions: (api: Api) =>
    queryOptions({
      queryKey: [...securityQueries.all, 'sessions'],
      networkMode: 'always',
      queryFn: ({ signal }) => api(securityEndpoints.listSessions, {}, { isQuiet: true, signal }),
    }),
  secondFactor: (api: Api) =>
    queryOptions({
      queryKey: [...securityQueries.all, 'second-factor'],
      networkMode: 'always',
      queryFn: ({ signal }) =>
        api(securityEndpoints.readSecondFactor, {}, { isQuiet: true, signal }),
    }),
};

export function useEndSession() {
  return useSecurityMutation((api, sessionId: string) =>
    api(securityEndpoints.endSession, { params: { sessionId } }, quietly()),
  );
}

export function useEndOtherSessions() {
  return useSecurityMutation((api) => api(securityEndpoints.endOtherSessions, {}, quietly()));
}

export function useBeginSecondFactor() {
  return useSecurityMutation((api, password: string) =>
    api(securityEndpoints.beginSecondFactor, { body: { password } }, quietly()),
  );
}

export function useTurnOnSecondFactor() {
  return useSecurityMutation((api, code: string) =>
    api(securityEndpoints.turnOnSecondFactor, { body: { code } }, quietly()),
  );
}

type Proof = { password: string; code: string };

export function useRenewRecoveryCodes() {
  return useSecurityMutation((api, body: Proof) =>
    api(securityEndpoints.renewRecoveryCodes, { body }, quietly()),
  );
}

export function useTurnOffSecondFactor() {
  return useSecurityMutation((api, body: Proof) =>
    api(securityEndpoints.turnOffSecondFactor, { body }, quietly()),
  );
}

/** Turning the second factor on ends sessions too, so both are read again after each change. */
function useSecurityMutation<Data, Variables = void>(
  send: (api: Api, variables: Variables) => Promise<Data>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    networkMode: 'always',
    mutationFn: (variables: Variables) => send(api, variables),
    onSettled: () => queryClient.invalidateQueries({ queryKey: securityQueries.all }),
  });
}

/** Without the app's overlay: the dialogs show that they work. */
function quietly() {
  return { isQuiet: true, signal: saveSignal() };
}
