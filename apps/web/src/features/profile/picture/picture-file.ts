import { MESSAGES, PICTURE_MAX_BYTES } from '@scholar/contract';
import { sayMessage } from '../../../lib/messages/say-message.texts';

export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const;

const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

export type OpenedPicture = { url: string; image: HTMLImageElement };
export type PictureResult =
  | { isOk: true; picture: OpenedPicture }
  | { isOk: false; message: string };

/** Checks and decodes a chosen file. Whoever gets the picture calls `closePicture` at the end. */
export async function openPicture(file: File): Promise<PictureResult> {
  if (!(await isPngOrJpeg(file))) {
    return { isOk: false, message: sayMessage(MESSAGES.pictureType) };
  }
  if (file.size >= PICTURE_MAX_BYTES) {
    return { isOk: false, message: sayMessage(MESSAGES.pictureSize) };
  }
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    // A cut-off or made-up file passes the checks above and only fails here.
    URL.revokeObjectURL(url);
    return { isOk: false, message: sayMessage(MESSAGES.pictureUnreadable) };
  }
  return { isOk: true, picture: { url, image } };
}

export function closePicture({ url }: OpenedPicture): void {
  URL.revokeObjectURL(url);
}

/** The type a browser reports follows the file's name, so a renamed file is caught by its first bytes. */
async function isPngOrJpeg(file: File): Promise<boolean> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) {
    return false;
  }
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((signature) => signature.every((byte, at) => start[at] === byte));
}
