import type { RoleChange } from '@scholar/domain';
import { describe, expect, it } from 'vitest';
import { changeRole } from './change-role';

const EMAIL = 'lan@example.com';
const USAGE = {
  line: 'Usage: npm run grant-admin -- EMAIL [--revoke | --reset-second-factor]',
  exitCode: 1,
};

/** Answers everything alike and keeps what it was asked. */
function createRoles(answer: RoleChange) {
  const asked: (string | boolean)[][] = [];
  return {
    asked,
    setOperator: async (email: string, isOperator: boolean) => {
      asked.push([email, isOperator]);
      return answer;
    },
    resetSecondFactor: async (email: string) => {
      asked.push([email]);
      return answer;
    },
  };
}

describe('the command that makes operators', () => {
  it.each([
    { args: [EMAIL], isOperator: true, line: `${EMAIL} is now an operator.` },
    { args: [EMAIL, '--revoke'], isOperator: false, line: `${EMAIL} is no longer an operator.` },
    { args: ['--revoke', EMAIL], isOperator: false, line: `${EMAIL} is no longer an operator.` },
  ])('does what $args asks for', async ({ args, isOperator, line }) => {
    const roles = createRoles('changed');

    const result = await changeRole(args, roles);

    expect(result).toEqual({ line, exitCode: 0 });
    expect(roles.asked).toEqual([[EMAIL, isOperator]]);
  });

  it('says that somebody is one already', async () => {
    const roles = createRoles('unchanged');

    expect(await changeRole([EMAIL], roles)).toEqual({
      line: `${EMAIL} is already an operator. Nothing was changed.`,
      exitCode: 0,
    });
    expect(await changeRole([EMAIL, '--revoke'], roles)).toEqual({
      line: `${EMAIL} is not an operator. Nothing was changed.`,
      exitCode: 0,
    });
  });

  it('lets somebody in who has lost the second factor', async () => {
    const roles = createRoles('changed');

    expect(await changeRole([EMAIL, '--reset-second-factor'], roles)).toEqual({
      line: `The second factor of ${EMAIL} is off, and all its sessions have ended.`,
      exitCode: 0,
    });
    expect(roles.asked).toEqual([[EMAIL]]);
    expect(await changeRole(['--reset-second-factor', EMAIL], createRoles('unchanged'))).toEqual({
      line: `${EMAIL} has no second factor. Nothing was changed.`,
      exitCode: 0,
    });
  });

  it('fails for an unknown address and for a blocked account', async () => {
    expect(await changeRole([EMAIL], createRoles('unknown'))).toEqual({
      line: `There is no account with the address ${EMAIL}. It has to be registered first.`,
      exitCode: 1,
    });
    expect(await changeRole([EMAIL], createRoles('blocked'))).toEqual({
      line: `The account ${EMAIL} is blocked. Unblock it first.`,
      exitCode: 1,
    });
  });

  it.each([
    [[]],
    [['--revoke']],
    [[EMAIL, 'second@example.com']],
    [['--help']],
    [[EMAIL, '--revoke', '--reset-second-factor']],
  ])('explains itself to %j and asks nothing', async (args) => {
    const roles = createRoles('changed');

    expect(await changeRole(args, roles)).toEqual(USAGE);
    expect(roles.asked).toEqual([]);
  });
});
