import { MEDIA_KEPT, STUDY_MESSAGES } from '@scholar/contract';
import { AppError, type MadeMedia, type MediaMaker } from '@scholar/domain';
import sharp from 'sharp';
import type { Semaphore } from '../semaphore';
import { detectMedia, type PictureFormat } from './detect-media';

/** Of the cameras of today's phones. A few hundred kilobytes can unfold into gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;
/** Tried in turn until the picture is small enough. */
const ATTEMPTS = [
  { side: MEDIA_KEPT.maxSide, quality: 82 },
  { side: 1_600, quality: 70 },
  { side: 1_200, quality: 60 },
  { side: 800, quality: 50 },
];

export function createMediaMaker(semaphore: Semaphore): MediaMaker {
  return {
    async make(upload) {
      // By content, not by name: the image library would also decode SVG and a dozen other formats.
      const detected = detectMedia(upload);
      if (!detected) {
        throw new AppError('invalid_input', STUDY_MESSAGES.mediaType);
      }
      return detected.kind === 'picture'
        ? semaphore.run(() => makePicture(upload, detected.format))
        : keepSound(upload, detected.mime);
    },
  };
}

function keepSound(upload: Uint8Array, mime: string): MadeMedia {
  if (upload.length > MEDIA_KEPT.maxBytes) {
    throw new AppError('too_large', STUDY_MESSAGES.soundTooLarge);
  }
  return { kind: 'sound', mime, bytes: upload, width: null, height: null };
}

/** Decoding and encoding anew leaves nothing of what was hidden in the file: places, scripts, archives. */
async function makePicture(upload: Uint8Array, format: PictureFormat): Promise<MadeMedia> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
    const { format: read } = await sharp(upload, options).metadata();
    if (read !== format) {
      throw new Error('The bytes are not what they begin as.');
    }
    for (const { side, quality } of ATTEMPTS) {
      const { data, info } = await sharp(upload, options)
        .autoOrient()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .webp({ quality })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= MEDIA_KEPT.maxBytes) {
        const { width, height } = info;
        return { kind: 'picture', mime: 'image/webp', bytes: data, width, height };
      }
    }
  } catch (error) {
    throw new AppError('invalid_input', STUDY_MESSAGES.mediaUnreadable, { cause: error });
  }
  throw new AppError('too_large', STUDY_MESSAGES.mediaTooLarge);
}
