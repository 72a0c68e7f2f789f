import type { RoleChange } from '@scholar/domain';

const USAGE = 'Usage: npm run grant-admin -- EMAIL [--revoke | --reset-second-factor]';

export type CommandResult = { line: string; exitCode: 0 | 1 };

type Roles = {
  setOperator: (email: string, isOperator: boolean) => Promise<RoleChange>;
  resetSecondFactor: (email: string) => Promise<RoleChange>;
};
type Lines = Record<'changed' | 'unchanged', (email: string) => string>;

const COMMANDS: Record<
  string,
  { lines: Lines; run: (roles: Roles, email: string) => Promise<RoleChange> }
> = {
  '': {
    run: (roles, email) => roles.setOperator(email, true),
    lines: {
      changed: (email) => `${email} is now an operator.`,
      unchanged: (email) => `${email} is already an operator. Nothing was changed.`,
    },
  },
  '--revoke': {
    run: (roles, email) => roles.setOperator(email, false),
    lines: {
      changed: (email) => `${email} is no longer an operator.`,
      unchanged: (email) => `${email} is not an operator. Nothing was changed.`,
    },
  },
  '--reset-second-factor': {
    run: (roles, email) => roles.resetSecondFactor(email),
    lines: {
      changed: (email) => `The second factor of ${email} is off, and all its sessions have ended.`,
      unchanged: (email) => `${email} has no second factor. Nothing was changed.`,
    },
  },
};

/** Runs the command and returns the line to print. */
export async function changeRole(args: readonly string[], roles: Roles): Promise<CommandResult> {
  const options = args.filter((arg) => arg.startsWith('-'));
  const [email, ...more] = args.filter((arg) => !arg.startsWith('-'));
  const command = COMMANDS[options.join(' ')];
  if (!command || email === undefined || more.length > 0) {
    return { line: USAGE, exitCode: 1 };
  }
  const change = await command.run(roles, email);
  if (change === 'changed' || change === 'unchanged') {
    return { line: command.lines[change](email), exitCode: 0 };
  }
  const line =
    change === 'unknown'
      ? `There is no account with the address ${email}. It has to be registered first.`
      : `The account ${email} is blocked. Unblock it first.`;
  return { line, exitCode: 1 };
}
