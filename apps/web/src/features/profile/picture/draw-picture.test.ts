import { beforeEach, expect, it, vi } from 'vitest';
import { drawPicture } from './draw-picture';

const square = { x: 30, y: 40, side: 500 };
const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });

let steps: unknown[];

beforeEach(() => {
  steps = [];
  const context = {
    set fillStyle(colour: string) {
      steps.push(['colour', colour]);
    },
    fillRect: (...area: number[]) => steps.push(['fill', ...area]),
    drawImage: (_image: unknown, ...areas: number[]) => steps.push(['draw', ...areas]),
  };
  // The cast: only what drawPicture uses of a context is here.
  HTMLCanvasElement.prototype.getContext = vi.fn(() => context) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(onBlob, type) {
    steps.push(['encode', this.width, this.height, type]);
    onBlob(jpeg);
  };
});

it('cuts the square out, scaled to a JPEG of 320 x 320, on white where the picture is clear', async () => {
  const result = await drawPicture(new Image(), square);

  expect(result).toBe(jpeg);
  expect(steps).toEqual([
    ['colour', '#ffffff'],
    ['fill', 0, 0, 320, 320],
    ['draw', 30, 40, 500, 500, 0, 0, 320, 320],
    ['encode', 320, 320, 'image/jpeg'],
  ]);
});

it('fails when the browser gives no JPEG', async () => {
  HTMLCanvasElement.prototype.toBlob = (onBlob) => onBlob(null);

  await expect(drawPicture(new Image(), square)).rejects.toThrow('could not be encoded');
});
