import { canonicalEmail } from '@scholar/contract';
import type { OperatorsStore } from './operators.ports';

export type RoleChange = 'changed' | 'unchanged' | 'unknown' | 'blocked';

/** Who is an operator is decided by whoever has the command line of the server, never by a call. */
export function createRolesService({ store }: { store: OperatorsStore }) {
  return {
    setOperator: (email: string, isOperator: boolean): Promise<RoleChange> =>
      store.transaction(async ({ accounts, operators, auditLog }) => {
        const found = await accounts.findByEmail(canonicalEmail(email));
        const account = found && (await operators.lock(found.owner));
        if (!found || found.isDeactivated || !account) {
          return 'unknown';
        }
        if (account.roles.includes('Admin') === isOperator) {
          return 'unchanged';
        }
        if (isOperator && account.isBlocked) {
          return 'blocked';
        }
        await operators.setRoles(account.owner, isOperator ? ['User', 'Admin'] : ['User']);
        await auditLog.insert({
          action: isOperator ? 'admin-granted' : 'admin-revoked',
          targetId: account.owner,
        });
        return 'changed';
      }),
  };
}
