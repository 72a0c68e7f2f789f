import * as z from 'zod/mini';

const ADDRESS_RULE = 'must be an http or https address';
const BUCKET_RULE = 'must be the name of a bucket';

/** The variables of a bucket for files, by name; without them files lie in the data folder. */
export const FILES_VARIABLES = {
  FILES_S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: ADDRESS_RULE })),
  FILES_S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, BUCKET_RULE)),
  ),
  FILES_S3_REGION: z._default(z.string(), 'us-east-1'),
  FILES_S3_ACCESS_KEY: z.optional(z.string()),
  FILES_S3_SECRET_KEY: z.optional(z.string()),
};

type FilesEnvironment = z.output<z.ZodMiniObject<typeof FILES_VARIABLES>>;
type Given = Record<string, string | undefined>;

const NEEDED = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
] as const;

/** All of a bucket or nothing of it; half of it would put files where nobody looks for them. */
export function findFilesProblems(given: Given): string[] {
  const isMeant = NEEDED.some((name) => given[name] !== undefined);
  return isMeant
    ? NEEDED.filter((name) => given[name] === undefined).map(
        (name) => `${name}: required for a bucket`,
      )
    : [];
}

export function toFilesConfig(env: FilesEnvironment) {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket } = env;
  const { FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = env;
  const isWhole = endpoint && bucket && accessKey && secretKey;
  return {
    bucket: isWhole
      ? { endpoint, bucket, region: env.FILES_S3_REGION, accessKey, secretKey }
      : undefined,
  };
}
