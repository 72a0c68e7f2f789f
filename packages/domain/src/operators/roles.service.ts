import { canonicalEmail } from '@scholar/contract';
import type { MailQueue } from '../mail/mail.ports';
import type { OperatorsStore } from './operators.ports';

export type RoleChange = 'changed' | 'unchanged' | 'unknown' | 'blocked';

/** Who is an operator is decided by whoever has the command line of the server, never by a call. */
export function createRolesService({ store, mails }: { store: OperatorsStore; mails: MailQueue }) {
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

    /** For whoever has lost phone and recovery codes. Sessions end, because the phone may be in other hands. */
    resetSecondFactor: (email: string): Promise<RoleChange> =>
      store.transaction(async ({ accounts, secondFactors, sessions, mailJobs, auditLog }) => {
        const account = await accounts.findByEmail(canonicalEmail(email));
        if (!account) {
          return 'unknown';
        }
        const { owner, language } = account;
        if (!(await secondFactors.remove(owner))) {
          return 'unchanged';
        }
        await sessions.endAll(owner);
        await mails.enqueue(mailJobs, {
          to: canonicalEmail(email),
          language,
          content: { kind: 'second-factor-off' },
        });
        await auditLog.insert({ action: 'second-factor-reset', targetId: owner });
        return 'changed';
      }),
  };
}
