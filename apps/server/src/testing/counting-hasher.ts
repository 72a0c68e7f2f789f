import { setImmediate as turn } from 'node:timers/promises';
import type { PasswordHasher } from '@scholar/domain';

/** Counts password verifications. A quick one leaves argon2 out, for tests about what stands around it. */
export function createCountingHasher({ isQuick = false } = {}) {
  let verifications = 0;

  function replace(real: PasswordHasher): PasswordHasher {
    const hasher = isQuick ? quickHasher : real;
    return {
      ...hasher,
      verify(passwordHash, password) {
        verifications += 1;
        return hasher.verify(passwordHash, password);
      },
    };
  }

  return {
    replace,
    /** How many verifications ran since the last time somebody asked. */
    takeCount() {
      const count = verifications;
      verifications = 0;
      return count;
    },
  };
}

const quickHasher: PasswordHasher = {
  hash: async (password) => `quick ${password}`,
  async verify(passwordHash, password) {
    // Like the real one it lets others run meanwhile, so that races stay races.
    await turn();
    return passwordHash === `quick ${password}`;
  },
  isOutdated: () => false,
};
