import { PICTURE_SIDE } from '@scholar/contract';
import type { SourceSquare } from './crop-geometry';

const JPEG_QUALITY = 0.92;
const CHUNK = 8_192;

/** Cuts the square out of the picture and makes it a JPEG of the size the server keeps. */
export async function drawPicture(image: HTMLImageElement, square: SourceSquare): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  const context = canvas.getContext('2d');
  if (!context) {
    throw new Error('This browser has no 2D canvas.');
  }
  // JPEG has no transparency: without a ground, the clear parts of a PNG would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE);
  context.imageSmoothingQuality = 'high';
  const { x, y, side } = square;
  context.drawImage(image, x, y, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  return toJpeg(canvas);
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
}

export async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  // In pieces, because a call cannot take as many arguments as a picture has bytes.
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}
