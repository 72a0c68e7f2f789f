import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { fileURLToPath } from 'node:url';
import { writePicturePdf } from './write-pdf';

/** A4 at 200 dots per inch: what an office scanner saves. */
const WIDTH = 1654;
const HEIGHT = 2339;
const MARGIN = 160;
const TEXT_PIXELS = 35;
const LINE_PIXELS = 56;
const PARAGRAPH_PIXELS = 36;
const QUALITY = 50;
const LEAN = 0.004;
const GRAIN = 12;
const FONT_FILES = ['latin', 'vietnamese', 'latin-ext'];

/** The paragraphs of each page as a scanner would see them: slightly turned, grainy, as JPEG. */
export function renderScan(pages: string[][]): Uint8Array<ArrayBuffer> {
  registerFont();
  return writePicturePdf(pages.map((paragraphs) => renderPage(paragraphs)));
}

/** A page as a phone takes it. */
export function renderPhoto(paragraphs: string[]): Uint8Array {
  registerFont();
  return renderPage(paragraphs).jpeg;
}

function registerFont() {
  const folder = new URL(
    '../../../../node_modules/@fontsource-variable/literata/files/',
    import.meta.url,
  );
  for (const part of FONT_FILES) {
    const file = fileURLToPath(new URL(`literata-${part}-wght-normal.woff2`, folder));
    GlobalFonts.registerFromPath(file, `Scan ${part}`);
  }
}

function renderPage(paragraphs: string[]) {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f6f4ee';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.rotate(LEAN);
  context.fillStyle = '#222';
  context.font = `${TEXT_PIXELS}px ${FONT_FILES.map((part) => `"Scan ${part}"`).join(', ')}`;
  let y = MARGIN;
  for (const paragraph of paragraphs) {
    for (const line of wrap(context, paragraph)) {
      context.fillText(line, MARGIN, y);
      y += LINE_PIXELS;
    }
    y += PARAGRAPH_PIXELS;
  }
  addGrain(context);
  return { jpeg: canvas.toBuffer('image/jpeg', QUALITY), width: WIDTH, height: HEIGHT };
}

function wrap(context: SKRSContext2D, paragraph: string): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && context.measureText(longer).width <= WIDTH - 2 * MARGIN) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The same grain every time, so that a test reads the same page every time. */
function addGrain(context: SKRSContext2D) {
  const picture = context.getImageData(0, 0, WIDTH, HEIGHT);
  const { data } = picture;
  let seed = 1;
  for (let index = 0; index < data.length; index += 4) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const shift = ((seed >>> 16) % GRAIN) - GRAIN / 2;
    for (let channel = 0; channel < 3; channel++) {
      data[index + channel] = (data[index + channel] ?? 0) + shift;
    }
  }
  context.putImageData(picture, 0, 0);
}
