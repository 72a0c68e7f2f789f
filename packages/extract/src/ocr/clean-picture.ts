import type { GreyPicture } from './grey-picture';

/** Wider than a letter is tall, narrower than the edge of a shadow. */
const TILE = 48;
/** Of the points of a tile, counted from the darkest: paper, even where a line of letters crosses it. */
const PAPER_SHARE = 0.7;
/** Paper is never darker than this; what is, is the lens cap. */
const PAPER_MIN = 24;
/** A little above white, so that the grain of the paper is bleached. */
const WHITE = 280;
/** Scans are lit evenly, and are left as they are. */
const UNEVEN = 32;

/** By how much letters differ from what is around them. */
const STANDS_OUT = 48;

/** Chalk on a board and letters on a dark screen are brighter than what is around them: bright and dark change places. */
export function darkOnBright(picture: GreyPicture): GreyPicture {
  let brighter = 0;
  let darker = 0;
  for (const { counts, points } of listTiles(picture)) {
    const around = findShade(counts, points / 2);
    for (const [shade, count] of counts.entries()) {
      brighter += shade > around + STANDS_OUT ? count : 0;
      darker += shade < around - STANDS_OUT ? count : 0;
    }
  }
  return brighter > darker * 2
    ? { ...picture, shades: picture.shades.map((shade) => 255 - shade) }
    : picture;
}

/** Takes shadows and the slope of a lamp out of a photo: each point is compared with the paper around it. */
export function evenLight(picture: GreyPicture): GreyPicture {
  const paper = measurePaper(picture);
  const sorted = paper.shades.toSorted();
  const darkest = sorted[Math.floor(sorted.length * 0.1)] ?? 255;
  const brightest = sorted[Math.floor(sorted.length * 0.9)] ?? 255;
  return brightest - darkest < UNEVEN ? picture : dividedBy(paper, picture);
}

/** The shade of the paper, tile by tile. */
function measurePaper(picture: GreyPicture): GreyPicture {
  const columns = Math.ceil(picture.width / TILE);
  const rows = Math.ceil(picture.height / TILE);
  const paper = new Uint8Array(columns * rows);
  for (const { place, counts, points } of listTiles(picture)) {
    paper[place] = Math.max(PAPER_MIN, findShade(counts, points * PAPER_SHARE));
  }
  return { width: columns, height: rows, shades: paper };
}

/** Row by row, how many points of each shade a tile has. The counts are those of the next tile after it. */
function* listTiles({ width, height, shades }: GreyPicture) {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      const right = Math.min(width, (column + 1) * TILE);
      const bottom = Math.min(height, (row + 1) * TILE);
      for (let y = row * TILE; y < bottom; y++) {
        for (let x = column * TILE; x < right; x++) {
          const shade = shades[y * width + x] ?? 0;
          counts[shade] = (counts[shade] ?? 0) + 1;
        }
      }
      const points = (right - column * TILE) * (bottom - row * TILE);
      yield { place: row * columns + column, counts, points };
    }
  }
}

function findShade(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (let shade = 0; shade < counts.length; shade++) {
    seen += counts[shade] ?? 0;
    if (seen >= wanted) {
      return shade;
    }
  }
  return counts.length - 1;
}

function dividedBy(paper: GreyPicture, { width, height, shades }: GreyPicture): GreyPicture {
  const even = new Uint8Array(shades.length);
  for (let y = 0; y < height; y++) {
    const down = toTile(y, paper.height);
    for (let x = 0; x < width; x++) {
      const along = toTile(x, paper.width);
      const above = between(paper, along, down.from);
      const below = between(paper, along, down.to);
      const around = above + (below - above) * down.share;
      even[y * width + x] = Math.min(255, ((shades[y * width + x] ?? 0) * WHITE) / around);
    }
  }
  return { width, height, shades: even };
}

type Between = { from: number; to: number; share: number };

/** The two tiles between whose middles a point lies. */
function toTile(point: number, tiles: number): Between {
  const place = Math.max(0, Math.min(tiles - 1, (point + 0.5) / TILE - 0.5));
  const from = Math.floor(place);
  return { from, to: Math.min(tiles - 1, from + 1), share: place - from };
}

function between({ width, shades }: GreyPicture, { from, to, share }: Between, row: number) {
  const left = shades[row * width + from] ?? 255;
  return left + ((shades[row * width + to] ?? 255) - left) * share;
}

/** Degrees: beyond these a photo was taken askew on purpose, below them Tesseract helps itself. */
const SLANT_MAX = 15;
const SLANT_MIN = 0.5;
/** Enough to see lines of letters in. */
const SKETCH_WIDTH = 600;
const INK = 160;

/** Turns lines of letters level. */
export function level(picture: GreyPicture): GreyPicture {
  const slant = findSlant(picture);
  return Math.abs(slant) < SLANT_MIN ? picture : turnedBy(-slant, picture);
}

/** The slant along which the ink gathers in lines. */
export function findSlant(picture: GreyPicture): number {
  const ink = sketchInk(picture);
  let best = { slant: 0, sharpness: measureSharpness(ink, 0) };
  for (const [range, step] of [
    [SLANT_MAX, 1],
    [0.75, 0.25],
  ] as const) {
    const middle = best.slant;
    for (let slant = middle - range; slant <= middle + range; slant += step) {
      const sharpness = measureSharpness(ink, slant);
      best = sharpness > best.sharpness ? { slant, sharpness } : best;
    }
  }
  return Math.abs(best.slant) > SLANT_MAX ? 0 : best.slant;
}

type Ink = { xs: number[]; ys: number[]; reach: number };

function sketchInk({ width, height, shades }: GreyPicture): Ink {
  const step = Math.max(1, Math.floor(width / SKETCH_WIDTH));
  const ink: Ink = { xs: [], ys: [], reach: Math.ceil((width + height) / step) };
  for (let y = 0; y < height; y += step) {
    for (let x = 0; x < width; x += step) {
      if ((shades[y * width + x] ?? 255) < INK) {
        ink.xs.push(x / step);
        ink.ys.push(y / step);
      }
    }
  }
  return ink;
}

/** How much the number of dark points changes from one line of the sketch to the next. */
function measureSharpness({ xs, ys, reach }: Ink, slant: number): number {
  const radians = (slant * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const lines = new Uint32Array(2 * reach);
  for (let index = 0; index < xs.length; index++) {
    const line = Math.round((ys[index] ?? 0) * cosine - (xs[index] ?? 0) * sine) + reach;
    lines[line] = (lines[line] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let line = 1; line < lines.length; line++) {
    sharpness += ((lines[line] ?? 0) - (lines[line - 1] ?? 0)) ** 2;
  }
  return sharpness;
}

/** About its middle; what comes in at the corners is white. */
function turnedBy(degrees: number, { width, height, shades }: GreyPicture): GreyPicture {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const turned = new Uint8Array(shades.length).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = (x - width / 2) * cosine + (y - height / 2) * sine + width / 2;
      const fromY = (y - height / 2) * cosine - (x - width / 2) * sine + height / 2;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left >= 0 && top >= 0 && left < width - 1 && top < height - 1) {
        const place = top * width + left;
        const along = fromX - left;
        const above = mix(shades[place] ?? 0, shades[place + 1] ?? 0, along);
        const below = mix(shades[place + width] ?? 0, shades[place + width + 1] ?? 0, along);
        turned[y * width + x] = mix(above, below, fromY - top);
      }
    }
  }
  return { width, height, shades: turned };
}

function mix(first: number, second: number, share: number): number {
  return first + (second - first) * share;
}
