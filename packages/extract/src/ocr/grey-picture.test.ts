import { describe, expect, it } from 'vitest';
import { cutDensestStrip, isBlank, toGrey, toPnm, turnRight } from './grey-picture';

const WIDTH = 120;
const HEIGHT = 200;

/** White paper with short black strokes in these rows. */
function pageWithInk(rows: number[]) {
  const shades = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const row of rows) {
    for (let x = 0; x < WIDTH; x += 16) {
      shades[row * WIDTH + x] = 10;
    }
  }
  return { width: WIDTH, height: HEIGHT, shades };
}

describe('a picture in grey', () => {
  it('weighs colours as the eye does', () => {
    const pixels = new Uint8ClampedArray([255, 255, 255, 255, 0, 255, 0, 255, 0, 0, 255, 255]);

    expect([...toGrey({ width: 3, height: 1, pixels }).shades]).toEqual([255, 150, 27]);
  });

  it('turns right', () => {
    const turned = turnRight({ width: 2, height: 1, shades: new Uint8Array([1, 2]) });

    expect(turned).toEqual({ width: 1, height: 2, shades: new Uint8Array([1, 2]) });
    expect([...turnRight(turned).shades]).toEqual([2, 1]);
  });

  it('is blank without ink, whatever the shade of the paper', () => {
    const grey = { width: WIDTH, height: HEIGHT, shades: new Uint8Array(WIDTH * HEIGHT).fill(90) };

    expect(isBlank(grey)).toBe(true);
    expect(isBlank(pageWithInk([50, 60]))).toBe(false);
  });

  it('shows its language where it has the most ink', () => {
    const strip = cutDensestStrip(pageWithInk([10, 150, 155, 160]), 0.2);

    expect({ width: strip.width, height: strip.height }).toEqual({ width: WIDTH, height: 40 });
    expect(strip.shades.filter((shade) => shade < 100)).toHaveLength(3 * 8);
  });

  it('is a file that Tesseract reads', () => {
    const file = toPnm({ width: 2, height: 1, shades: new Uint8Array([7, 8]) });

    expect(new TextDecoder('latin1').decode(file)).toBe('P5\n2 1\n255\n\u0007\b');
  });
});
