import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Keys = { accessKey: string; secretKey: string; region: string };

/** Puts, gives and deletes as S3 does, and takes no call whose Signature Version 4 is not right. */
export async function startBucketServer(bucket: string, keys: Keys) {
  const files = new Map<string, Buffer>();
  const refused: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = new URL(request.url ?? '/', 'http://bucket').pathname;
      if (!isSigned(request, body, keys)) {
        refused.push(path);
        response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
        return;
      }
      if (!path.startsWith(`/${bucket}/`)) {
        response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
        return;
      }
      const file = files.get(path);
      if (request.method === 'PUT') {
        files.set(path, body);
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        files.delete(path);
        response.writeHead(204).end();
      } else {
        response.writeHead(file ? 200 : 404).end(request.method === 'HEAD' ? undefined : file);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    files,
    refused,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) {
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}

/** The signature as the service reckons it, from what came over the wire. */
function isSigned(request: IncomingMessage, body: Buffer, { secretKey, region, accessKey }: Keys) {
  const { authorization = '' } = request.headers;
  const [, signedHeaders = '', signature = ''] =
    /SignedHeaders=([^,]+), Signature=([0-9a-f]+)$/.exec(authorization) ?? [];
  const time = String(request.headers['x-amz-date']);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const claimed = String(request.headers['x-amz-content-sha256']);
  const url = new URL(request.url ?? '/', 'http://bucket');
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name])}`),
    '',
    signedHeaders,
    claimed,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretKey}`,
  );
  return (
    authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, `) &&
    (claimed === 'UNSIGNED-PAYLOAD' || claimed === sha256(body)) &&
    signature === createHmac('sha256', key).update(toSign).digest('hex')
  );
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
