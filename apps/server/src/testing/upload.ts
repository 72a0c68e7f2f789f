import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app';

type Part = { field: string; fileName?: string; type?: string; content: Uint8Array | string };

/** A multipart body, written out by hand so that a test can send what no browser would. */
export function toMultipart(parts: Part[]) {
  const boundary = `----${randomUUID()}`;
  const chunks = parts.flatMap(({ field, fileName, type = 'image/png', content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${type}`
      }\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export function upload(
  { call }: Pick<TestApp, 'call'>,
  path: string,
  token: string,
  parts: Part[],
) {
  return call('PATCH', path, { token, ...toMultipart(parts) });
}
