import type { PagePicture } from '../extract-options';

/** A page in shades of grey, one byte for each point. */
export type GreyPicture = { width: number; height: number; shades: Uint8Array };

export function toGrey({ width, height, pixels }: PagePicture): GreyPicture {
  const shades = new Uint8Array(width * height);
  for (let place = 0, point = 0; place < shades.length; place++, point += 4) {
    // How bright the eye sees red, green and blue, in parts of 256.
    shades[place] =
      ((pixels[point] ?? 0) * 77 +
        (pixels[point + 1] ?? 0) * 151 +
        (pixels[point + 2] ?? 0) * 28) >>
      8;
  }
  return { width, height, shades };
}

/** A quarter turn clockwise. */
export function turnRight({ width, height, shades }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(shades.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      turned[x * height + (height - 1 - y)] = shades[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, shades: turned };
}

/** The simplest file that Tesseract can read. */
export function toPnm({ width, height, shades }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + shades.length);
  file.set(head);
  file.set(shades, head.length);
  return file;
}

const DARKER = 64;

/** The part of the page with the most ink: enough of it to tell the language. */
export function cutDensestStrip(picture: GreyPicture, share: number): GreyPicture {
  const { width, height, shades } = picture;
  const strip = Math.max(1, Math.round(height * share));
  const inkAbove = [0];
  const paper = brightestShade(picture);
  for (let y = 0; y < height; y++) {
    let ink = 0;
    for (let x = 0; x < width; x += 4) {
      ink += (shades[y * width + x] ?? 255) < paper - DARKER ? 1 : 0;
    }
    // A black bar has more ink than a line of letters, and nothing to read.
    inkAbove.push((inkAbove[y] ?? 0) + (ink > width / 12 ? 0 : ink));
  }
  let best = { top: 0, ink: -1 };
  for (let top = 0; top + strip <= height; top += 8) {
    const ink = (inkAbove[top + strip] ?? 0) - (inkAbove[top] ?? 0);
    best = ink > best.ink ? { top, ink } : best;
  }
  const shadesOfStrip = shades.subarray(best.top * width, (best.top + strip) * width);
  return { width, height: strip, shades: shadesOfStrip };
}

/** Nothing is drawn on it, or hardly anything. */
export function isBlank(picture: GreyPicture): boolean {
  const paper = brightestShade(picture);
  const inked = picture.shades.reduce((sum, shade) => sum + (shade < paper - DARKER ? 1 : 0), 0);
  return inked < picture.shades.length / 20_000;
}

/** The shade of the paper: most points of a page are paper. */
function brightestShade({ shades }: GreyPicture): number {
  const counts = new Uint32Array(256);
  for (const shade of shades) {
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts.indexOf(Math.max(...counts));
}
