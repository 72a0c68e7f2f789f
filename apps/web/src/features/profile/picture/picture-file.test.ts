import { MESSAGES, PICTURE_MAX_BYTES } from '@scholar/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closePicture, openPicture } from './picture-file';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const GIF = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
const PDF = [0x25, 0x50, 0x44, 0x46];

const openUrls = new Set<string>();
const decode = vi.fn<() => Promise<void>>();

beforeEach(() => {
  openUrls.clear();
  decode.mockReset();
  decode.mockResolvedValue();
  vi.stubGlobal('Image', function FakeImage() {
    return { src: '', decode };
  });
  URL.createObjectURL = () => {
    openUrls.add('blob:1');
    return 'blob:1';
  };
  URL.revokeObjectURL = (url) => openUrls.delete(url);
});

function aFile(start: number[], type: string, size = start.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], 'picture', { type });
}

describe('openPicture', () => {
  it.each([
    ['PNG', PNG, 'image/png'],
    ['JPEG', JPEG, 'image/jpeg'],
  ])('opens a %s', async (_kind, start, type) => {
    const result = await openPicture(aFile(start, type));

    expect(result).toMatchObject({ isOk: true, picture: { url: 'blob:1' } });
    expect(openUrls).toEqual(new Set(['blob:1']));
  });

  it.each([
    ['a GIF', GIF, 'image/gif'],
    ['a WebP', [0x52, 0x49, 0x46, 0x46], 'image/webp'],
    ['an SVG', [0x3c, 0x73, 0x76, 0x67], 'image/svg+xml'],
    ['a file without a type', JPEG, ''],
    ['a GIF renamed to .jpg', GIF, 'image/jpeg'],
    ['a PDF renamed to .png', PDF, 'image/png'],
    ['an empty file', [], 'image/jpeg'],
  ])('[B-67] refuses %s', async (_kind, start, type) => {
    const result = await openPicture(aFile(start, type));

    expect(result).toEqual({ isOk: false, message: MESSAGES.pictureType });
  });

  it('[B-66] refuses 1 MB and takes one byte less', async () => {
    const tooLarge = await openPicture(aFile(JPEG, 'image/jpeg', PICTURE_MAX_BYTES));
    const justRight = await openPicture(aFile(JPEG, 'image/jpeg', PICTURE_MAX_BYTES - 1));

    expect(tooLarge).toEqual({ isOk: false, message: MESSAGES.pictureSize });
    expect(justRight.isOk).toBe(true);
  });

  it('[B-68] refuses a picture that cannot be decoded, and holds on to nothing', async () => {
    decode.mockRejectedValue(new DOMException('broken', 'EncodingError'));

    const result = await openPicture(aFile(JPEG, 'image/jpeg'));

    expect(result).toEqual({ isOk: false, message: MESSAGES.pictureUnreadable });
    expect(openUrls.size).toBe(0);
  });
});

it('lets go of a picture that is closed', async () => {
  const result = await openPicture(aFile(PNG, 'image/png'));

  if (result.isOk) {
    closePicture(result.picture);
  }

  expect(openUrls.size).toBe(0);
});
