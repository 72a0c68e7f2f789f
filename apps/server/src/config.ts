import { join, resolve } from 'node:path';
import { BLOCKLIST_MODES, ID_MAX, isEmail } from '@scholar/contract';
import * as z from 'zod/mini';
import { PLACE_LIMITS } from '@scholar/domain';
import { AI_ENGINES, findAiProblems, toAiConfig } from './ai-config';
import {
  AI_SERVER_VARIABLES,
  findAiServersProblems,
  listOf,
  toAiServersConfig,
} from './ai-servers-config';
import { BACKUP_VARIABLES, toBackupConfig } from './backup-config';
import { FILES_VARIABLES, findFilesProblems, toFilesConfig } from './files-config';
import { isNetwork } from './network-address';
import { findPaymentProblems, PAYMENT_VARIABLES, toPaymentConfig } from './payment-config';
import { PUSH_VARIABLES, toPushConfig } from './push-config';
import { readSecretFiles } from './secret-files';

const optionalText = z.optional(z.string());
const PORT_RULE = 'must be a port number, 0 to 65535';
const port = z.coerce
  .number(PORT_RULE)
  .check(z.int(PORT_RULE), z.gte(0, PORT_RULE), z.lte(65_535, PORT_RULE));
const COUNT_RULE = 'must be a whole number, 0 or more';
const count = z.coerce.number(COUNT_RULE).check(z.int(COUNT_RULE), z.gte(0, COUNT_RULE));
const HOLDING_RULE = 'must be a whole number, 1 or more';
const holding = z.coerce
  .number(HOLDING_RULE)
  .check(z.int(HOLDING_RULE), z.gte(1, HOLDING_RULE), z.lte(ID_MAX, HOLDING_RULE));
const LIMIT_RULE = 'must be a whole number from 1 to 1000000';
const limit = z.coerce
  .number(LIMIT_RULE)
  .check(z.int(LIMIT_RULE), z.gte(1, LIMIT_RULE), z.lte(1_000_000, LIMIT_RULE));
const TIMEOUT_RULE = 'must be 1 to 50 seconds';
const timeout = z.coerce
  .number(TIMEOUT_RULE)
  .check(z.gte(1, TIMEOUT_RULE), z.lte(50, TIMEOUT_RULE));
const CONTEXT_RULE = 'must be 2048 to 1000000 tokens';
const context = z.coerce
  .number(CONTEXT_RULE)
  .check(z.int(CONTEXT_RULE), z.gte(2_048, CONTEXT_RULE), z.lte(1_000_000, CONTEXT_RULE));
const MAX_LAG_RULE = 'must be 0 to 60000 milliseconds';
const maxLag = z.coerce
  .number(MAX_LAG_RULE)
  .check(z.gte(0, MAX_LAG_RULE), z.lte(60_000, MAX_LAG_RULE));
const DRAIN_DELAY_RULE = 'must be 0 to 60 seconds';
const drainDelay = z.coerce
  .number(DRAIN_DELAY_RULE)
  .check(z.gte(0, DRAIN_DELAY_RULE), z.lte(60, DRAIN_DELAY_RULE));
const DRAIN_LIMIT_RULE = 'must be 1 to 600 seconds';
const drainLimit = z.coerce
  .number(DRAIN_LIMIT_RULE)
  .check(z.gte(1, DRAIN_LIMIT_RULE), z.lte(600, DRAIN_LIMIT_RULE));
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const base = z
  .string()
  .check(
    z.refine(
      (value) => /^\/[^\s/]/.test(value) || httpUrl.safeParse(value).success,
      'must be a path like /api or an http address',
    ),
  );
const sender = z
  .string()
  .check(
    z.regex(/^([^<>@]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be one e-mail address'),
  );
const proxies = z
  .string()
  .check(
    z.refine(
      (value) => listOf(value).every(isProxy),
      'must list addresses, ranges or the words loopback, linklocal, uniquelocal',
    ),
  );

const networks = z
  .string()
  .check(
    z.refine(
      (value) => listOf(value).every(isNetwork),
      'must list addresses or ranges such as 192.0.2.0/24',
    ),
  );

const CONTACT_RULE = 'must be a mailto: or https: address';
const AI_ENGINE_RULE = `must be ${AI_ENGINES.join(', ')}`;
const BLOCKLIST_RULE = `must be ${BLOCKLIST_MODES.join(', ')}`;

export const EnvironmentSchema = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(postgresUrl),
  DATABASE_MIGRATION_URL: z.optional(postgresUrl),
  REDIS_URL: z.optional(z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' })),
  SMTP_URL: z.optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  ),
  MAIL_FROM: z._default(sender, 'Scholar <no-reply@localhost>'),
  SUPPORT_TO: z.optional(z.string().check(z.refine(isEmail, 'must be one e-mail address'))),
  SECURITY_CONTACT: z.optional(
    z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, CONTACT_RULE)),
  ),
  JWT_SECRET: optionalText,
  PUBLIC_URL: z.optional(httpUrl),
  PUBLIC_API_BASE: z._default(base, '/api'),
  PUBLIC_AI_BASE: z._default(base, '/ai'),
  WEB_ORIGIN: z.optional(httpUrl),
  TRUST_PROXY: z.optional(proxies),
  TRUSTED_NETWORKS: z.optional(networks),
  RATE_LIMIT: z._default(count, 1200),
  LOGIN_LIMIT: z._default(limit, PLACE_LIMITS.login),
  WRONG_PASSWORD_LIMIT: z._default(limit, PLACE_LIMITS.wrongPassword),
  WRONG_CODE_LIMIT: z._default(limit, PLACE_LIMITS.wrongCode),
  CODE_SEND_LIMIT: z._default(limit, PLACE_LIMITS.send),
  AI_PROVIDER: z._default(z.enum(AI_ENGINES, AI_ENGINE_RULE), 'embedded'),
  AI_MODEL: optionalText,
  AI_PROVIDER_URL: z.optional(httpUrl),
  AI_API_KEY: optionalText,
  AI_TIMEOUT: z._default(timeout, 45),
  AI_CONTEXT: z.optional(context),
  AI_DAILY_CALLS: z.optional(count),
  AI_RATE_LIMIT: z.optional(count),
  ...AI_SERVER_VARIABLES,
  BASIC_MAX_CARDS: z._default(holding, 1_000),
  BASIC_MAX_SETS: z._default(holding, 50),
  BASIC_MAX_DOCUMENT_MB: z._default(holding, 200),
  PAID_MAX_DOCUMENT_MB: z._default(holding, 2_000),
  BASIC_MAX_MEDIA_MB: z._default(holding, 100),
  PAID_MAX_MEDIA_MB: z._default(holding, 2_000),
  ...BACKUP_VARIABLES,
  ...FILES_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...PUSH_VARIABLES,
  PASSWORD_BLOCKLIST: z._default(z.enum(BLOCKLIST_MODES, BLOCKLIST_RULE), 'warn'),
  METRICS_PORT: z._default(port, 9464),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  DRAIN_DELAY: z._default(drainDelay, 5),
  MAX_LAG: z.optional(maxLag),
  DRAIN_LIMIT: z._default(drainLimit, 70),
  DOCS: z._default(z.enum(['0', '1']), '0'),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

/** Each is a key of the schema, which its type does not say. */
export const CONFIG_NAMES = Object.keys(
  EnvironmentSchema.shape,
) as (keyof typeof EnvironmentSchema.shape)[];
export const SECRET_MIN_BYTES = 32;
const SECRET_MIN_LETTERS = 8;

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `Scholar cannot start with this configuration:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Every setting by its name, with what lies in files; reports every problem together. */
export function readSettings(environment: Record<string, string | undefined>) {
  const { given, problems: fileProblems } = readGiven(environment);
  const isProduction = given['NODE_ENV'] === 'production';
  const secrets = given['JWT_SECRET']?.split(',').map((secret) => secret.trim());
  const parsed = EnvironmentSchema.safeParse(given);
  const problems = [
    ...fileProblems,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(secrets ?? []).flatMap(findSecretProblems),
    ...findAiProblems(given),
    ...findAiServersProblems(given),
    ...findFilesProblems(given),
    ...findPaymentProblems(given, { isProduction }),
    ...(isProduction ? productionProblems(given) : []),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(problems);
  }
  return { settings: parsed.data, given, secrets, isProduction };
}

/** What is set, with what lies in files. An empty value in an .env file means 'not set'. */
export function readGiven(environment: Record<string, string | undefined>) {
  const named = Object.entries(environment).filter(([, value]) => value !== '');
  return readSecretFiles(Object.fromEntries(named));
}

/** Reads the environment once; nobody else does. */
export function readConfig(environment: Record<string, string | undefined>) {
  const { settings: env, secrets, isProduction } = readSettings(environment);

  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const webOrigin = env.WEB_ORIGIN && new URL(env.WEB_ORIGIN).origin;
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    dataDir,
    outboxDir: join(dataDir, 'outbox'),
    filesDir: join(dataDir, 'files'),
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.DATABASE_MIGRATION_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    supportTo: env.SUPPORT_TO,
    /** Whom /.well-known/security.txt names; without anybody there is none. */
    securityContact: env.SECURITY_CONTACT ?? (env.SUPPORT_TO && `mailto:${env.SUPPORT_TO}`),
    secrets,
    publicUrl,
    /** Where students use Scholar: every link back to it starts here. */
    productUrl: webOrigin ?? publicUrl,
    apiBase: env.PUBLIC_API_BASE,
    aiBase: env.PUBLIC_AI_BASE,
    webOrigin,
    trustProxy: listOf(env.TRUST_PROXY),
    trustedNetworks: listOf(env.TRUSTED_NETWORKS),
    rateLimit: env.RATE_LIMIT,
    placeLimits: {
      login: env.LOGIN_LIMIT,
      wrongPassword: env.WRONG_PASSWORD_LIMIT,
      wrongCode: env.WRONG_CODE_LIMIT,
      send: env.CODE_SEND_LIMIT,
    },
    ...toAiConfig(env),
    ...toAiServersConfig(env),
    ...toBackupConfig(env, dataDir),
    ...toFilesConfig(env),
    ...toPaymentConfig(env, { isProduction }),
    ...toPushConfig(env, { supportTo: env.SUPPORT_TO, mailFrom: env.MAIL_FROM }),
    basicPlan: { cards: env.BASIC_MAX_CARDS, sets: env.BASIC_MAX_SETS },
    documentMegabytes: { basic: env.BASIC_MAX_DOCUMENT_MB, paid: env.PAID_MAX_DOCUMENT_MB },
    mediaMegabytes: { basic: env.BASIC_MAX_MEDIA_MB, paid: env.PAID_MAX_MEDIA_MB },
    passwordBlocklist: env.PASSWORD_BLOCKLIST,
    metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN },
    /** Mean lag of the event loop before calls are turned away; 0 turns none away. */
    maxLagMs: env.MAX_LAG,
    drain: { delayMs: env.DRAIN_DELAY * 1_000, limitMs: env.DRAIN_LIMIT * 1_000 },
    hasDocs: !isProduction || env.DOCS === '1',
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

/** Long enough and still easy to guess: one letter over and over, or a short word repeated. */
function findSecretProblems(secret: string): string[] {
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    return [`JWT_SECRET: each secret needs at least ${SECRET_MIN_BYTES} bytes`];
  }
  return new Set(secret).size < SECRET_MIN_LETTERS
    ? [
        `JWT_SECRET: each secret needs at least ${SECRET_MIN_LETTERS} different characters; make one with: openssl rand -base64 48`,
      ]
    : [];
}

function productionProblems(given: Record<string, string | undefined>): string[] {
  return [
    ...(given['SMTP_URL'] ? [] : ['SMTP_URL: required in production']),
    ...(given['JWT_SECRET'] ? [] : ['JWT_SECRET: required in production']),
    ...(given['PUBLIC_URL']?.startsWith('https://')
      ? []
      : ['PUBLIC_URL: must be an https:// address in production']),
  ];
}

function isProxy(peer: string): boolean {
  return ['loopback', 'linklocal', 'uniquelocal'].includes(peer) || isNetwork(peer);
}
