import type { CodePurpose } from '@scholar/domain';
import { createCodeMaker } from '../adapters/code-maker';
import { createKeyedHash, loadSecrets } from '../adapters/secrets';
import type { TestApp } from './test-app';

/** A well-formed code that is not the given one. */
export function otherCode(code: string, distance = 1): string {
  return String((Number(code) + distance) % 1_000_000).padStart(6, '0');
}

/** Puts a code of any purpose in place, also one that no call would give to this address. */
export async function issueCode(
  { config, composition }: Pick<TestApp, 'config' | 'composition'>,
  { email, purpose, code = '424242' }: { email: string; purpose: CodePurpose; code?: string },
): Promise<string> {
  const [secret = ''] = loadSecrets(config.secrets, config.dataDir);
  const { hash } = createCodeMaker({ hash: createKeyedHash(secret, 'codes') });
  await composition.store.codes.replace(email, { purpose, codeHash: hash(email, purpose, code) });
  return code;
}

/** Moves every code back in time. */
export async function ageCodes({ database }: Pick<TestApp, 'database'>, seconds: number) {
  await database.query(`update codes set issued_at = issued_at - interval '${seconds} seconds'`);
}

/** Tries counted against the code of an address; undefined when it has none. */
export async function triesOf(
  { database }: Pick<TestApp, 'database'>,
  email: string,
): Promise<number | undefined> {
  const [row] = await database.query<{ tries: number }>(
    `select tries from codes where email = '${email}'`,
  );
  return row?.tries;
}
