import type { PageCanvas, PagePicture } from '../extract-options';

/** What browsers and Node draw from; only its size is looked at. */
export type DecodedPicture = { width: number; height: number };

/** As many as a scanned page has: more take longer and are read no better. */
const PIXELS_MAX = 9_000_000;

type Canvas2d = {
  fillStyle: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(picture: DecodedPicture, x: number, y: number, width: number, height: number): void;
  createImageData(width: number, height: number): { data: Uint8ClampedArray };
  putImageData(picture: { data: Uint8ClampedArray }, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
};

/** On white, because letters on nothing would be drawn on black. */
export function drawPicture(
  picture: DecodedPicture,
  createCanvas: (width: number, height: number) => PageCanvas,
): PagePicture {
  const scale = Math.min(1, Math.sqrt(PIXELS_MAX / (picture.width * picture.height)));
  const width = Math.max(1, Math.floor(picture.width * scale));
  const height = Math.max(1, Math.floor(picture.height * scale));
  // Canvases of browsers and of Node draw alike.
  const context = createCanvas(width, height).getContext('2d') as Canvas2d;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
}

/** Points as something to draw from. */
export function toCanvas(
  { width, height, pixels }: PagePicture,
  createCanvas: (width: number, height: number) => PageCanvas,
): PageCanvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d') as Canvas2d;
  const picture = context.createImageData(width, height);
  picture.data.set(pixels);
  context.putImageData(picture, 0, 0);
  return canvas;
}
