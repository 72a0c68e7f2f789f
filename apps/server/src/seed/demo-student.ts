import type { Composition } from '../compose';

export const DEMO_PASSWORD = 'Scholar1';

/** Undefined when somebody has the address already. */
export async function addDemoStudent(
  { store, passwords }: Pick<Composition, 'store' | 'passwords'>,
  { email, name }: { email: string; name: string },
) {
  const passwordHash = await passwords.hash(DEMO_PASSWORD);
  return store.accounts.insert({ email, name, passwordHash, language: 'en' });
}
