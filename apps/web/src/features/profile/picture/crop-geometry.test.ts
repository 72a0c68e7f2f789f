import { describe, expect, it } from 'vitest';
import { canMove, movePicture, roundZoom, toSourceSquare } from './crop-geometry';

const FRAME = 300;
const square = { width: 600, height: 600 };
const wide = { width: 1200, height: 600 };
const tall = { width: 600, height: 1800 };
const centre = { x: 0, y: 0 };

describe('roundZoom', () => {
  it.each([
    [1.004, 1],
    [1.006, 1.01],
    [1.4567, 1.46],
    [1.999, 2],
    [0.2, 1],
    [7, 2],
  ])('turns a zoom of %f into the step %f, between 1 and 2', (zoom, expected) => {
    expect(roundZoom(zoom)).toBe(expected);
  });
});

describe('movePicture', () => {
  it.each([
    ['left', { x: -20, y: 0 }],
    ['right', { x: 20, y: 0 }],
    ['up', { x: 0, y: -20 }],
    ['down', { x: 0, y: 20 }],
  ] as const)('[U-10] moves the picture %s', (direction, expected) => {
    const placement = { picture: square, frame: FRAME, position: centre, zoom: 2 };

    expect(movePicture(placement, direction, 20)).toEqual(expected);
  });

  it('stops where the frame would show past the edge of the picture', () => {
    const placement = { picture: wide, frame: FRAME, position: { x: 145, y: 0 }, zoom: 1 };

    expect(movePicture(placement, 'right', 20)).toEqual({ x: 150, y: 0 });
  });

  it('keeps a square picture still at zoom 1, where it fills the frame exactly', () => {
    const placement = { picture: square, frame: FRAME, position: centre, zoom: 1 };

    expect(movePicture(placement, 'up', 20)).toEqual(centre);
  });

  it('brings a position outside the limits back inside', () => {
    const placement = { picture: tall, frame: FRAME, position: { x: 90, y: -900 }, zoom: 1 };

    expect(movePicture(placement, 'up', 1)).toEqual({ x: 0, y: -300 });
  });
});

describe('canMove', () => {
  it('says that a wide picture moves sideways only at zoom 1', () => {
    const placement = { picture: wide, frame: FRAME, position: centre, zoom: 1 };
    const directions = ['left', 'right', 'up', 'down'] as const;

    const answers = directions.map((direction) => canMove(placement, direction));

    expect(answers).toEqual([true, true, false, false]);
  });

  it('is not misled by the rounding of an odd frame', () => {
    const picture = { width: 1200, height: 800 };
    const placement = { picture, frame: 243.7, position: centre, zoom: 1 };

    expect(canMove(placement, 'up')).toBe(false);
    expect(canMove(placement, 'down')).toBe(false);
  });

  it('says no at the edge', () => {
    const placement = { picture: wide, frame: FRAME, position: { x: -150, y: 0 }, zoom: 1 };

    expect(canMove(placement, 'left')).toBe(false);
    expect(canMove(placement, 'right')).toBe(true);
  });
});

describe('toSourceSquare', () => {
  it.each([
    ['a square picture', square, 1, centre, { x: 0, y: 0, side: 600 }],
    ['a wide picture', wide, 1, centre, { x: 300, y: 0, side: 600 }],
    ['a tall picture', tall, 1, centre, { x: 0, y: 600, side: 600 }],
    ['the middle at zoom 2', square, 2, centre, { x: 150, y: 150, side: 300 }],
    ['the left end, moved right', wide, 1, { x: 150, y: 0 }, { x: 0, y: 0, side: 600 }],
    ['the bottom, moved up', tall, 1, { x: 0, y: -300 }, { x: 0, y: 1200, side: 600 }],
    ['half a frame aside at zoom 2', square, 2, { x: 75, y: -75 }, { x: 75, y: 225, side: 300 }],
  ] as const)('keeps %s', (_name, picture, zoom, position, expected) => {
    expect(toSourceSquare({ picture, frame: FRAME, position, zoom })).toEqual(expected);
  });

  it('never leaves the picture, whatever the position says', () => {
    const far = { x: 5_000, y: -5_000 };

    const kept = toSourceSquare({ picture: wide, frame: FRAME, position: far, zoom: 1.5 });

    expect(kept).toEqual({ x: 0, y: 200, side: 400 });
  });

  it('does not depend on how large the frame is drawn', () => {
    const onDesk = { picture: tall, frame: 304, position: { x: 10, y: 76 }, zoom: 1.3 };
    const onPhone = { picture: tall, frame: 152, position: { x: 5, y: 38 }, zoom: 1.3 };

    expect(toSourceSquare(onPhone)).toEqual(toSourceSquare(onDesk));
  });

  it('keeps at least one pixel and stays whole before the frame is measured', () => {
    const dot = { width: 1, height: 65_535 };

    const kept = toSourceSquare({ picture: dot, frame: 0, position: { x: 3, y: 3 }, zoom: 2 });

    expect(kept).toEqual({ x: 0, y: 32_767, side: 1 });
  });
});
