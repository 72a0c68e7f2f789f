import { availableParallelism } from 'node:os';
import * as z from 'zod/mini';

const PORT_RULE = 'must be a port number, 0 to 65535';
const SERVERS_RULE =
  'must list http or https addresses such as http://10.0.0.21:3100, without a path';
const TOKEN_RULE = 'must have at least 32 characters each';
const TOKEN_MIN = 32;
const QUEUE = { default: 40, max: 10_000 };
/** With all its models a thread holds some 360 MB, most of it outside of what this limits. */
const MEMORY_MB = { default: 512, min: 128, max: 8_192 };
const THREADS_MAX = 256;

/** The variables of the threads that read texts, and of processes that do nothing else, by name. */
export const AI_SERVER_VARIABLES = {
  AI_THREADS: z.optional(whole(1, THREADS_MAX)),
  AI_QUEUE: z._default(whole(0, QUEUE.max), QUEUE.default),
  AI_THREAD_MEMORY: z._default(whole(MEMORY_MB.min, MEMORY_MB.max), MEMORY_MB.default),
  AI_SERVERS: z.optional(
    z
      .string()
      .check(z.refine((value) => listOf(value).every(isServer) && isEachOnce(value), SERVERS_RULE)),
  ),
  AI_TOKEN: z.optional(
    z
      .string()
      .check(
        z.refine((value) => listOf(value).every(({ length }) => length >= TOKEN_MIN), TOKEN_RULE),
      ),
  ),
  AI_PORT: z._default(whole(0, 65_535, PORT_RULE), 3100),
  AI_HOST: z._default(z.string(), '127.0.0.1'),
};

type AiServerEnvironment = z.output<z.ZodMiniObject<typeof AI_SERVER_VARIABLES>>;
type Given = Record<string, string | undefined>;

/** A server that asks others has to show them a word; without others there is nobody to show it to. */
export function findAiServersProblems(given: Given): string[] {
  return given['AI_SERVERS'] !== undefined && given['AI_TOKEN'] === undefined
    ? ['AI_TOKEN: required with AI_SERVERS, the same as the AI servers have']
    : [];
}

export function toAiThreads(
  env: Pick<AiServerEnvironment, 'AI_THREADS' | 'AI_QUEUE' | 'AI_THREAD_MEMORY'>,
) {
  return {
    threads: env.AI_THREADS ?? availableParallelism(),
    maxQueue: env.AI_QUEUE,
    memoryMb: env.AI_THREAD_MEMORY,
  };
}

export function toAiServersConfig(env: AiServerEnvironment) {
  const [token = ''] = listOf(env.AI_TOKEN);
  return {
    aiThreads: toAiThreads(env),
    /** Empty where this process reads texts by itself. */
    aiServers: listOf(env.AI_SERVERS).map((address) => new URL(address).origin),
    aiToken: token,
  };
}

export function listOf(value: string | undefined): string[] {
  return value?.split(',').map((item) => item.trim()) ?? [];
}

function isServer(address: string): boolean {
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    return false;
  }
  const { username, password, pathname, search, hash } = new URL(address);
  return `${username}${password}${search}${hash}` === '' && pathname === '/';
}

function isEachOnce(value: string): boolean {
  const addresses = listOf(value);
  return new Set(addresses).size === addresses.length;
}

function whole(
  least: number,
  most: number,
  rule = `must be a whole number from ${least} to ${most}`,
) {
  return z.coerce.number(rule).check(z.int(rule), z.gte(least, rule), z.lte(most, rule));
}
