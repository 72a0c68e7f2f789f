import { accountEndpoints } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { OperatorScreen } from '../../features/operators/operator-screen';
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
      return userRoles.some(({ role }) => role.roleName === 'Admin');
    },
  });

  if (token === null || access.data === false) {
    return <NotFoundContent />;
  }
  if (access.isError) {
    return <LoadFailed onRetry={() => void access.refetch()} />;
  }
  return access.data ? <OperatorScreen onRefused={() => void access.refetch()} /> : <Splash />;
}
