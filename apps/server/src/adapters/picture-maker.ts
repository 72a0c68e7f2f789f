import { MESSAGES, PICTURE_MAX_BYTES, PICTURE_SIDE } from '@scholar/contract';
import { AppError, type PictureMaker } from '@scholar/domain';
import sharp from 'sharp';
import type { Semaphore } from './semaphore';

/** A few hundred kilobytes can unfold into gigabytes of pixels. */
const MAX_PIXELS = 4096 ** 2;
const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

sharp.cache(false);

export function createPictureMaker(semaphore: Semaphore): PictureMaker {
  return {
    async toProfilePicture(upload) {
      if (upload.length >= PICTURE_MAX_BYTES) {
        throw new AppError('invalid_input', MESSAGES.pictureSize);
      }
      // By content, not by name: the image library would also decode SVG and a dozen other formats.
      if (!SIGNATURES.some((signature) => signature.every((byte, at) => upload[at] === byte))) {
        throw new AppError('invalid_input', MESSAGES.pictureType);
      }
      return semaphore.run(() => encode(upload));
    },
  };
}

/** Decoding and encoding anew leaves nothing of what was hidden in the file: metadata, scripts, archives. */
async function encode(upload: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw new AppError('invalid_input', MESSAGES.pictureUnreadable, { cause: error });
  }
}
