import { MESSAGES, PICTURE_MAX_BYTES, type User } from '@scholar/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { upload } from '../../testing/upload';

const PATH = '/user/update/profile-picture';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});
afterAll(() => app.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2d318f' }, limitInputPixels: false });
const send = (content: Uint8Array | string, options: { fileName?: string; type?: string } = {}) =>
  upload(app, PATH, token, [{ field: 'profilePicture', fileName: 'me.png', ...options, content }]);

async function storedPicture(): Promise<Buffer | null> {
  const { body } = await app.call('GET', '/user/me', { token });
  const { profilePicture } = body.data as User;
  return typeof profilePicture === 'string' ? Buffer.from(profilePicture, 'base64') : null;
}

describe('the profile picture', () => {
  it('is stored as a 320 × 320 JPEG', async () => {
    const answer = await send(await plain(400, 300).png().toBuffer());

    const stored = await storedPicture();
    expect(answer.status).toBe(200);
    expect(await sharp(stored ?? undefined).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 320,
    });
  });

  it.each([
    ['no file', []],
    ['a text field only', [{ field: 'profilePicture', content: 'x' }]],
    ['another field name', [{ field: 'picture', fileName: 'a.png', content: 'x' }]],
  ])('[B-65] refuses %s', async (_, parts) => {
    const { status, body } = await upload(app, PATH, token, parts);

    expect([status, body.message]).toEqual([400, MESSAGES.pictureMissing]);
  });

  const PART = 'content-disposition: form-data; name="profilePicture"; filename="a.png"';
  it.each([
    ['a body without its boundary', 'boundary=x', 'hello'],
    ['an empty body', 'boundary=x', ''],
    ['a part without an end', 'boundary=x', `--x\r\n${PART}\r\n\r\nabc`],
    ['a part without its head', 'boundary=x', '--x\r\n\r\nabc\r\n--x--\r\n'],
    ['a head that breaks off', 'boundary=x', '--x\r\ncontent-disposition: form-da'],
    ['a head that is none', 'boundary=x', `--x\r\n\0\0\0\r\n\r\nabc\r\n--x--\r\n`],
    ['a type without a boundary', 'charset=utf-8', `--x\r\n${PART}\r\n\r\nabc\r\n--x--\r\n`],
    ['an empty boundary', 'boundary=', `--\r\n${PART}\r\n\r\nabc\r\n----\r\n`],
  ])('[B-65] refuses %s', async (_, boundary, body) => {
    const { status } = await app.call('PATCH', PATH, {
      token,
      body,
      headers: { 'content-type': `multipart/form-data; ${boundary}` },
    });

    expect(status).toBe(400);
  });

  it('[B-65] refuses two files', async () => {
    const content = await plain(10, 10).png().toBuffer();
    const file = { field: 'profilePicture', fileName: 'a.png', content };

    const { status, body } = await upload(app, PATH, token, [file, file]);

    expect([status, body.message]).toEqual([400, MESSAGES.pictureMissing]);
    expect(await storedPicture()).toBeNull();
  });

  it('[B-66] is refused from 1 MB on and taken one byte below', async () => {
    const image = await plain(10, 10).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([image, Buffer.alloc(size - image.length)]);

    const tooLarge = await send(padded(PICTURE_MAX_BYTES));
    const justRight = await send(padded(PICTURE_MAX_BYTES - 1));

    expect([tooLarge.status, tooLarge.body.message]).toEqual([400, MESSAGES.pictureSize]);
    expect(justRight.status).toBe(200);
  });

  it('[B-01] is cut off when it is far too large', async () => {
    expect((await send(Buffer.alloc(PICTURE_MAX_BYTES + 10_000))).status).toBe(413);
  });

  it.each([
    ['GIF', () => plain(10, 10).gif().toBuffer()],
    ['WebP', () => plain(10, 10).webp().toBuffer()],
    ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'],
    ['PDF', async () => '%PDF-1.7'],
    ['text', async () => 'hello'],
    ['an empty file', async () => ''],
  ])('[B-67] refuses %s that calls itself a JPEG', async (_, content) => {
    const { status, body } = await send(await content(), {
      fileName: 'me.jpg',
      type: 'image/jpeg',
    });

    expect([status, body.message]).toEqual([400, MESSAGES.pictureType]);
  });

  it('[B-68] refuses a pixel flood before unfolding it', async () => {
    const flood = await plain(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    const before = process.memoryUsage().rss;

    const { status, body } = await send(flood);

    expect([status, body.message]).toEqual([400, MESSAGES.pictureUnreadable]);
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
  });

  it('[B-68] refuses a JPEG that breaks off', async () => {
    const whole = await plain(600, 600).jpeg().toBuffer();

    expect((await send(whole.subarray(0, whole.length / 2))).status).toBe(400);
  });

  it.each([
    ['a picture one pixel wide', () => plain(1, 4_000).png().toBuffer()],
    ['a CMYK JPEG', () => plain(50, 50).toColourspace('cmyk').jpeg().toBuffer()],
    ['a 16-bit PNG', () => plain(50, 50).toColourspace('rgb16').png().toBuffer()],
    ['a transparent PNG', () => plain(50, 50).ensureAlpha(0.5).png().toBuffer()],
  ])('[B-68] takes %s', async (_, content) => {
    expect((await send(await content())).status).toBe(200);
  });

  it.each(['../../etc/x.png', 'x.php.jpg', 'n'.repeat(5_000), 'a%00.png'])(
    '[B-69] ignores the file name %#',
    async (fileName) => {
      expect((await send(await plain(10, 10).png().toBuffer(), { fileName })).status).toBe(200);
    },
  );

  it('[B-70] keeps nothing of what hides in the file', async () => {
    const image = await plain(50, 50)
      .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([image, Buffer.from('PK\u0003\u0004<script>alert(2)</script>')]);

    await send(polyglot);

    const stored = (await storedPicture()) ?? Buffer.alloc(0);
    expect(polyglot.includes('<script>')).toBe(true);
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.includes('PK\u0003\u0004')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('[B-71] stands upright', async () => {
    // Left half red, right half blue, marked 'turn clockwise': upright, red is on top.
    const halves = await sharp({
      create: { width: 100, height: 100, channels: 3, background: '#0000ff' },
    })
      .composite([
        {
          input: { create: { width: 50, height: 100, channels: 3, background: '#ff0000' } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();

    await send(halves);

    const top = await sharp((await storedPicture()) ?? undefined)
      .extract({ left: 150, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
  });

  it('stays when the next one is refused', async () => {
    await send(await plain(40, 40).png().toBuffer());
    const before = await storedPicture();

    await send('not a picture');

    expect(await storedPicture()).toEqual(before);
  });
});
