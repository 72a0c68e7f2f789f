import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '@scholar/domain';
import type { Semaphore } from './semaphore';

/** argon2id at the cost OWASP gives as the minimum; the algorithm is the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export async function createPasswordHasher(semaphore: Semaphore): Promise<PasswordHasher> {
  // Verified against when there is no account, so that an unknown address takes as long as a known one.
  const nobody = await hash('nobody', COST);
  return {
    hash: (password) => semaphore.run(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      semaphore.run(
        async () => (await verify(passwordHash ?? nobody, password)) && passwordHash !== undefined,
      ),
    isOutdated: (passwordHash) => !passwordHash.startsWith(CURRENT),
  };
}
