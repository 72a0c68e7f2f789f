import { createCanvas } from '@napi-rs/canvas';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { extract } from '../extract';
import type { PageRecogniser } from '../extract-options';
import { createNodeRecogniser } from '../ocr/node-recogniser';
import { findPictureSize } from './picture-size';
import { readPicture } from './read-picture';

const FORMATS = ['image/png', 'image/jpeg', 'image/webp'] as const;

describe('the text of a picture', () => {
  it('is what was recognised on it, line by line, with parted words joined', async () => {
    const recogniser = createFakeRecogniser('Photo-\nsynthesis is\na process.\n\nIt needs light.');

    expect(await readPicture(draw('image/png', 30, 20), { recogniser })).toEqual({
      text: 'Photosynthesis is\na process.\n\nIt needs light.',
      emphasis: [],
      pages: 1,
      recognisedPages: [1],
      emptyPages: [],
      picturePages: [],
    });
  });

  it.each(FORMATS)('is read from %s on white, whatever lies behind it', async (format) => {
    const recogniser = createNodeRecogniser();
    const { width, height, pixels } = await recogniser.openPicture(draw(format, 30, 20));
    recogniser.close();

    expect({ width, height }).toEqual({ width: 30, height: 20 });
    expect([...pixels.slice(0, 4)].every((value) => value > 250)).toBe(format !== 'image/jpeg');
  });

  it('is read from a photo of an iPhone', async () => {
    const recogniser = createNodeRecogniser();
    const { width, height, pixels } = await recogniser.openPicture(await readHeic());
    recogniser.close();

    expect({ width, height }).toEqual({ width: 640, height: 480 });
    // Black letters on white paper.
    expect([...pixels.slice(0, 4)]).toEqual([255, 255, 255, 255]);
    expect(pixels.some((value) => value < 40)).toBe(true);
  });

  it('gives a sign of life before each look, so that nobody takes it for stuck', async () => {
    const steps: unknown[] = [];
    const recogniser: PageRecogniser = {
      ...createFakeRecogniser(''),
      async recognise(_, onStep) {
        onStep?.();
        onStep?.();
        return 'text';
      },
    };

    await readPicture(draw('image/png', 3, 2), {
      recogniser,
      onProgress: (progress) => steps.push(progress),
    });

    const step = { step: 'recognising', page: 1, pages: 1 };
    expect(steps).toEqual([step, step, step]);
  });

  it('is not looked for without a recogniser', async () => {
    await expect(readPicture(draw('image/png', 3, 2), {})).rejects.toMatchObject({
      code: 'no_text',
    });
  });
});

describe('pictures that mean harm', () => {
  it('[B-122] a photo of an iPhone says how large it is before it is unpacked', async () => {
    expect(findPictureSize(await readHeic())).toEqual({ width: 640, height: 480 });
  });

  it('[B-122] a photo of an iPhone that breaks off is refused', async () => {
    const recogniser = createNodeRecogniser();
    const bytes = await readHeic();

    await expect(
      extract(bytes.subarray(0, bytes.length / 2), 'IMG_0001.heic', { recogniser }),
    ).rejects.toMatchObject({ code: 'corrupt' });
    recogniser.close();
  });

  it.each(FORMATS)('[B-122] %s says how large it is before it is unpacked', (format) => {
    expect(findPictureSize(draw(format, 321, 123))).toEqual({ width: 321, height: 123 });
  });

  it('[B-122] are refused when they are larger than any photo', async () => {
    const bytes = draw('image/png', 3, 2).slice();
    new DataView(bytes.buffer).setUint32(16, 60_000);
    new DataView(bytes.buffer).setUint32(20, 60_000);
    const recogniser = createFakeRecogniser('never read');

    await expect(readPicture(bytes, { recogniser })).rejects.toMatchObject({ code: 'too_large' });
  });

  it.each(FORMATS)('[B-122] are refused when their head is cut off: %s', async (format) => {
    const recogniser = createFakeRecogniser('never read');

    await expect(
      readPicture(draw(format, 30, 20).slice(0, 14), { recogniser }),
    ).rejects.toMatchObject({ code: 'corrupt' });
  });
});

async function readHeic(): Promise<Uint8Array> {
  const file = new URL('../testing/fixtures/testocr.heic', import.meta.url);
  return new Uint8Array(await readFile(file));
}

/** Nothing is drawn on it: a JPEG is black, the others are clear. */
function draw(format: (typeof FORMATS)[number], width: number, height: number): Uint8Array {
  const canvas = createCanvas(width, height);
  return new Uint8Array(
    format === 'image/webp'
      ? canvas.toBuffer(format)
      : format === 'image/png'
        ? canvas.toBuffer('image/png')
        : canvas.toBuffer('image/jpeg'),
  );
}

function createFakeRecogniser(text: string): PageRecogniser {
  return {
    createCanvas,
    openPicture: async () => ({ width: 1, height: 1, pixels: new Uint8ClampedArray(4) }),
    recognise: async () => text,
    close: () => undefined,
  };
}
