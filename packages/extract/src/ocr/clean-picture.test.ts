import { describe, expect, it } from 'vitest';
import { darkOnBright, evenLight, findSlant, level } from './clean-picture';
import type { GreyPicture } from './grey-picture';

const PAPER = 230;
const INK = 60;

describe('the light of a photo', () => {
  it('is evened: letters in the shadow are told from paper as well as those beside it', () => {
    const photo = drawLines({ lightAt: (x) => (x < 300 ? 1 : 0.25) });
    const isDarkerInShadow = shadeAt(photo, 500, 10) < shadeAt(photo, 100, 24);

    const even = evenLight(photo);

    expect(isDarkerInShadow).toBe(true);
    for (const x of [100, 500]) {
      expect(shadeAt(even, x, 10)).toBeGreaterThan(240);
      expect(shadeAt(even, x, 24)).toBeLessThan(110);
    }
  });

  it('is left alone where it is even', () => {
    const scan = drawLines();

    expect(evenLight(scan)).toBe(scan);
  });
});

describe('bright letters', () => {
  it('of a board or a dark screen become dark ones on bright paper', () => {
    const page = drawLines();
    const board = { ...page, shades: page.shades.map((shade) => 255 - shade) };

    const turned = darkOnBright(board);

    expect([shadeAt(board, 100, 10), shadeAt(board, 100, 24)]).toEqual([255 - PAPER, 255 - INK]);
    expect([shadeAt(turned, 100, 10), shadeAt(turned, 100, 24)]).toEqual([PAPER, INK]);
  });

  it('are none where only a shadow lies over dark ones', () => {
    const photo = drawLines({ lightAt: (x) => (x < 150 ? 1 : 0.25) });

    expect(darkOnBright(photo)).toBe(photo);
  });
});

describe('lines of a photo that was taken askew', () => {
  it.each([-7, -2, 3, 11])('lie at %i degrees, and are turned level', (degrees) => {
    const photo = drawLines({ slant: degrees });

    expect(findSlant(photo)).toBeCloseTo(degrees, 0);
    expect(Math.abs(findSlant(level(photo)))).toBeLessThan(0.6);
  });

  it('are left alone where they are level', () => {
    const scan = drawLines();

    expect(level(scan)).toBe(scan);
  });

  it('are no lines on a page with nothing on it', () => {
    const blank = { width: 60, height: 40, shades: new Uint8Array(2_400).fill(PAPER) };

    expect(level(evenLight(blank))).toBe(blank);
  });
});

/** Dark lines on paper, 8 points high and 32 apart. */
function drawLines({
  slant = 0,
  lightAt = () => 1,
}: { slant?: number; lightAt?: (x: number) => number } = {}): GreyPicture {
  const [width, height] = [600, 400];
  const slope = Math.tan((slant * Math.PI) / 180);
  const shades = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = y - (x - width / 2) * slope + 3_200;
      const isInk = along % 32 >= 20 && along % 32 < 28;
      shades[y * width + x] = (isInk ? INK : PAPER) * lightAt(x);
    }
  }
  return { width, height, shades };
}

function shadeAt({ width, shades }: GreyPicture, x: number, y: number): number {
  return shades[y * width + x] ?? 0;
}
