import * as z from 'zod/mini';
import { listOf, toAiThreads } from '../ai-servers-config';
import { ConfigError, EnvironmentSchema, readGiven } from '../config';

/** What a process that only reads texts needs to know: no database, no mail, no address of its own. */
const AiServerSchema = z.pick(EnvironmentSchema, {
  NODE_ENV: true,
  AI_HOST: true,
  AI_PORT: true,
  AI_TOKEN: true,
  AI_THREADS: true,
  AI_QUEUE: true,
  AI_THREAD_MEMORY: true,
  METRICS_TOKEN: true,
  DRAIN_DELAY: true,
  DRAIN_LIMIT: true,
  LOG_LEVEL: true,
});

export type AiServerConfig = ReturnType<typeof readAiServerConfig>;

/** Its settings by name; reports every problem together. */
export function readAiServerSettings(environment: Record<string, string | undefined>) {
  const { given, problems: fileProblems } = readGiven(environment);
  const parsed = AiServerSchema.safeParse(given);
  const problems = [
    // Files of secrets that only the others read may be missing here.
    ...fileProblems.filter((problem) => /^(AI|METRICS)_TOKEN/.test(problem)),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(given['AI_TOKEN'] === undefined
      ? [
          'AI_TOKEN: required, the same as the API servers have; make one with: openssl rand -hex 24',
        ]
      : []),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(problems);
  }
  // Each is a key of the schema, which its type does not say.
  const names = Object.keys(AiServerSchema.shape) as (keyof typeof AiServerSchema.shape)[];
  return { settings: parsed.data, given, names };
}

export function readAiServerConfig(environment: Record<string, string | undefined>) {
  const { settings: env } = readAiServerSettings(environment);
  return {
    port: env.AI_PORT,
    host: env.AI_HOST,
    /** All are taken, so that a new one can be handed out server by server. */
    tokens: listOf(env.AI_TOKEN),
    threads: toAiThreads(env),
    metricsToken: env.METRICS_TOKEN,
    drain: { delayMs: env.DRAIN_DELAY * 1_000, limitMs: env.DRAIN_LIMIT * 1_000 },
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}
