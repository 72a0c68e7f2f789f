import { canonicalEmail } from '@scholar/contract';
import type { AdminStore } from './admin.ports';

export type RoleChange = 'changed' | 'unchanged' | 'unknown' | 'blocked';

/** Who is an operator is decided by whoever has the command line of the server, never by a call. */
export function createRolesService({ store }: { store: AdminStore }) {
  return {
    setAdmin: (email: string, isAdmin: boolean): Promise<RoleChange> =>
      store.transaction(async ({ accounts, operators, auditLog }) => {
        const found = await accounts.findByEmail(canonicalEmail(email));
        const account = found && (await operators.lock(found.owner));
        if (!found || found.isDeactivated || !account) {
          return 'unknown';
        }
        if (account.roles.includes('Admin') === isAdmin) {
          return 'unchanged';
        }
        if (isAdmin && account.isBlocked) {
          return 'blocked';
        }
        await operators.setRoles(account.owner, isAdmin ? ['User', 'Admin'] : ['User']);
        await auditLog.insert({
          action: isAdmin ? 'admin-granted' : 'admin-revoked',
          targetId: account.owner,
        });
        return 'changed';
      }),
  };
}
