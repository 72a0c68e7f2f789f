import type { FileStore } from '@scholar/domain';
import { AwsClient } from 'aws4fetch';

export type Bucket = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** A store that does not answer must not hold up a call for ever. */
const PATIENCE_MS = 20_000;
const RETRIES = 2;
const MISSING = 404;

/** Files in a bucket of any service that speaks the protocol of S3, under `media/`. */
export function createBucketFiles({
  endpoint,
  bucket,
  region,
  accessKey,
  secretKey,
}: Bucket): FileStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: RETRIES,
  });
  // The bucket stands in the path, which services of one's own understand without further names.
  const toAddress = (name: string) =>
    `${endpoint.replace(/\/+$/, '')}/${bucket}/media/${encodeURIComponent(name)}`;

  async function call(method: 'GET' | 'HEAD' | 'PUT' | 'DELETE', name: string, body?: Uint8Array) {
    const response = await client.fetch(toAddress(name), {
      method,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && {
        body: new Uint8Array(body),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    });
    if (!response.ok && response.status !== MISSING) {
      await response.body?.cancel();
      // Neither the answer nor the address: both may name what nobody should read in a log.
      throw new Error(`The file store answered ${response.status} to ${method}.`);
    }
    return response;
  }

  return {
    async put(name, bytes) {
      const { status } = await call('PUT', name, bytes);
      if (status === MISSING) {
        throw new Error('The file store has no such bucket.');
      }
    },

    async get(name) {
      const response = await call('GET', name);
      if (response.status === MISSING) {
        await response.body?.cancel();
        return undefined;
      }
      return new Uint8Array(await response.arrayBuffer());
    },

    has: async (name) => (await call('HEAD', name)).status !== MISSING,

    async delete(name) {
      await (await call('DELETE', name)).body?.cancel();
    },
  };
}
