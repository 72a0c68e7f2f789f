import { accountEndpoints, securityEndpoints } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { OperatorScreen } from '../../features/operators/operator-screen';
import { SecondFactorGate } from '../../features/profile/public';
import { useApi } from '../../lib/api/api-context';
import { useSession } from '../../lib/session/session';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { NotFoundContent } from '../routes/not-found-screen';
import { Splash } from '../splash';

/** The server says who is an operator: what is stored here may be older than the role. */
export function GuardedOperator() {
  const api = useApi();
  const { token } = useSession();
  const access = useQuery({
    queryKey: ['operator-access', token],
    enabled: token !== null,
    queryFn: async ({ signal }) => {
      const { userRoles } = await api(accountEndpoints.me, {}, { isQuiet: true, signal });
      if (!userRoles.some(({ role }) => role.roleName === 'Admin')) {
        return 'none';
      }
      const { since } = await api(
        securityEndpoints.readSecondFactor,
        {},
        { isQuiet: true, signal },
      );
      return since === null ? 'without-second-factor' : 'full';
    },
  });

  if (token === null || access.data === 'none') {
    return <NotFoundContent />;
  }
  if (access.isError) {
    return <LoadFailed onRetry={() => void access.refetch()} />;
  }
  const readAgain = () => void access.refetch();
  if (access.data === 'without-second-factor') {
    return <SecondFactorGate onSetUp={readAgain} />;
  }
  return access.data ? <OperatorScreen onRefused={readAgain} /> : <Splash />;
}
