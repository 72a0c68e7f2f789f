import { readFileSync } from 'node:fs';

/** Settings that nobody else may read. Each can also be given as a file, under its name with `_FILE`. */
export const SECRET_NAMES = [
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'REDIS_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'VAPID_PRIVATE_KEY',
  'AI_API_KEY',
  'AI_TOKEN',
  'FILES_S3_SECRET_KEY',
  'VNPAY_HASH_SECRET',
  'METRICS_TOKEN',
] as const;

type Given = Record<string, string | undefined>;

/** The settings with what lies in files, and what is wrong with these. */
export function readSecretFiles(given: Given): { given: Given; problems: string[] } {
  const problems: string[] = [];
  const read: Given = {};
  for (const name of SECRET_NAMES) {
    const file = given[`${name}_FILE`];
    if (file === undefined) {
      continue;
    }
    const content = readText(file);
    if (given[name] !== undefined) {
      problems.push(`${name}_FILE: ${name} is given too; one of them has to go`);
    } else if (!content) {
      problems.push(`${name}_FILE: the file cannot be read or is empty`);
    }
    read[name] = content ?? '';
  }
  return { given: { ...read, ...given }, problems };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** What must not be read anywhere: the secrets, and the passwords inside of addresses. */
export function secretsOf(given: Given): string[] {
  return SECRET_NAMES.flatMap((name) => {
    const value = given[name];
    if (value === undefined) {
      return [];
    }
    const password = URL.canParse(value) ? new URL(value).password : '';
    return [value, password, decodeURIComponent(password)].filter((text) => text.length > 3);
  });
}
