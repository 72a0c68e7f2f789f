import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

const optionalText = z.optional(z.string());
const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const count = z.coerce.number().check(z.int(), z.gte(0));
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const EnvironmentSchema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })),
  DATABASE_MIGRATION_URL: z.optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z._default(z.string(), 'Scholar <no-reply@localhost>'),
  JWT_SECRET: optionalText,
  PUBLIC_URL: z.optional(httpUrl),
  PUBLIC_API_BASE: z._default(z.string(), '/api'),
  PUBLIC_AI_BASE: z._default(z.string(), '/ai'),
  WEB_ORIGIN: z.optional(httpUrl),
  TRUST_PROXY: optionalText,
  RATE_LIMIT: z._default(count, 1200),
  METRICS_PORT: z._default(port, 9464),
  DOCS: z._default(z.enum(['0', '1']), '0'),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

export const CONFIG_NAMES = Object.keys(EnvironmentSchema.shape);
export const SECRET_MIN_BYTES = 32;

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Scholar cannot start with this configuration:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment once and reports every problem together. */
export function readConfig(environment: Record<string, string | undefined>) {
  // An empty value in an .env file means 'not set'.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const secrets = env.JWT_SECRET?.split(',').map((secret) => secret.trim());
  const problems = [
    ...(secrets ?? [])
      .filter((secret) => Buffer.byteLength(secret) < SECRET_MIN_BYTES)
      .map(() => `JWT_SECRET: each secret needs at least ${SECRET_MIN_BYTES} bytes`),
    ...(isProduction ? productionProblems(env) : []),
  ];
  if (problems.length > 0) {
    throw new ConfigError(problems);
  }

  const dataDir = resolve(env.DATA_DIR);
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    outboxDir: join(dataDir, 'outbox'),
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL ?? env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    secrets,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    apiBase: env.PUBLIC_API_BASE,
    aiBase: env.PUBLIC_AI_BASE,
    webOrigin: env.WEB_ORIGIN,
    trustProxy: env.TRUST_PROXY?.split(',').map((peer) => peer.trim()) ?? [],
    rateLimit: env.RATE_LIMIT,
    metricsPort: env.METRICS_PORT,
    hasDocs: !isProduction || env.DOCS === '1',
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

function productionProblems(env: z.output<typeof EnvironmentSchema>): string[] {
  return [
    ...(env.SMTP_URL ? [] : ['SMTP_URL: required in production']),
    ...(env.JWT_SECRET ? [] : ['JWT_SECRET: required in production']),
    ...(env.PUBLIC_URL?.startsWith('https://')
      ? []
      : ['PUBLIC_URL: must be an https:// address in production']),
  ];
}
