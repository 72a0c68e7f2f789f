import { randomUUID } from 'node:crypto';
import { UploadedMediaSchema, type UploadedMedia } from '@scholar/contract';
import sharp from 'sharp';
import type { Answer, TestApp } from './test-app';
import { toMultipart } from './upload';

/** A picture of one colour; different colours are different files. */
export function picture({ width = 40, height = 30, colour = '#2d318f' } = {}): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: colour },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
}

/** One frame of silence, told apart by what follows it. */
export function sound(name = 'sound'): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xfb, 0x90, 0x64]),
    Buffer.alloc(413),
    Buffer.from(name),
  ]);
}

export function sendMedia(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  content: Uint8Array | string,
): Promise<Answer> {
  const { body, headers } = toMultipart([{ field: 'file', fileName: 'a.png', content }]);
  return call('POST', '/media', { token, body, headers });
}

export async function uploadMedia(
  app: Pick<TestApp, 'call'>,
  token: string,
  content?: Uint8Array,
): Promise<UploadedMedia> {
  const { status, body } = await sendMedia(app, token, content ?? (await picture()));
  if (status !== 200) {
    throw new Error(`Uploading answered ${status}: ${body.message}`);
  }
  return UploadedMediaSchema.parse(body.data);
}

/** What stands under an address, as it is sent. */
export async function readMedia(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  { token, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
) {
  const {
    statusCode,
    rawPayload,
    headers: sent,
  } = await app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
  });
  return { status: statusCode, bytes: rawPayload, headers: sent };
}

export const UNKNOWN_MEDIA = randomUUID();
