import type { RoleChange } from '@scholar/domain';

const USAGE = 'Usage: npm run grant-admin -- EMAIL [--revoke]';

export type CommandResult = { line: string; exitCode: 0 | 1 };

/** Runs the command and returns the line to print. */
export async function changeRole(
  args: readonly string[],
  setOperator: (email: string, isOperator: boolean) => Promise<RoleChange>,
): Promise<CommandResult> {
  const isRevoked = args.includes('--revoke');
  const [email, ...more] = args.filter((arg) => arg !== '--revoke');
  if (email === undefined || email.startsWith('-') || more.length > 0) {
    return { line: USAGE, exitCode: 1 };
  }
  const change = await setOperator(email, !isRevoked);
  const lines: Record<RoleChange, string> = {
    changed: `${email} is ${isRevoked ? 'no longer' : 'now'} an operator.`,
    unchanged: `${email} is ${isRevoked ? 'not' : 'already'} an operator. Nothing was changed.`,
    unknown: `There is no account with the address ${email}. It has to be registered first.`,
    blocked: `The account ${email} is blocked. Unblock it first.`,
  };
  const isDone = change === 'changed' || change === 'unchanged';
  return { line: lines[change], exitCode: isDone ? 0 : 1 };
}
