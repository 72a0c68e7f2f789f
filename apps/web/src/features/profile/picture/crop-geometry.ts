import { PICTURE_ZOOM } from '@scholar/contract';

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
export type Direction = 'left' | 'right' | 'up' | 'down';
/** The part of the chosen picture that is kept, in the picture's own pixels. */
export type SourceSquare = { x: number; y: number; side: number };
/** How the picture lies under the round frame: moved by `position` screen pixels, enlarged by `zoom`. */
export type Placement = { picture: Size; frame: number; position: Point; zoom: number };

const STEPS_PER_ZOOM = Math.round(1 / PICTURE_ZOOM.step);
const UNIT: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** A wheel or a pinch gives any fraction; the picture only knows the steps of the slider. */
export function roundZoom(zoom: number): number {
  const rounded = Math.round(zoom * STEPS_PER_ZOOM) / STEPS_PER_ZOOM;
  return Math.min(PICTURE_ZOOM.max, Math.max(PICTURE_ZOOM.min, rounded));
}

/** Moves the picture by `step` screen pixels, never so far that the frame shows past its edge. */
export function movePicture(placement: Placement, direction: Direction, step: number): Point {
  const { position } = placement;
  const limit = moveLimit(placement);
  return {
    x: clamp(position.x + UNIT[direction].x * step, limit.x),
    y: clamp(position.y + UNIT[direction].y * step, limit.y),
  };
}

export function canMove(placement: Placement, direction: Direction): boolean {
  const { position } = placement;
  const moved = movePicture(placement, direction, 1);
  const distance = Math.abs(moved.x - position.x) + Math.abs(moved.y - position.y);
  // Less than half a pixel is nothing to see, and what rounding leaves of an edge reached.
  return distance >= 0.5;
}

export function toSourceSquare(placement: Placement): SourceSquare {
  const { picture, position, zoom } = placement;
  const side = Math.max(1, Math.round(shortSide(picture) / zoom));
  const scale = screenPixelsPerPicturePixel(placement);
  const start = (length: number, moved: number) => {
    const centre = length / 2 - (scale > 0 ? moved / scale : 0);
    return Math.min(Math.max(0, Math.round(centre - side / 2)), Math.max(0, length - side));
  };
  return { x: start(picture.width, position.x), y: start(picture.height, position.y), side };
}

function moveLimit({ picture, frame, zoom, position }: Placement): Point {
  const scale = screenPixelsPerPicturePixel({ picture, frame, zoom, position });
  return {
    x: (picture.width * scale - frame) / 2,
    y: (picture.height * scale - frame) / 2,
  };
}

/** At zoom 1 the shorter side of the picture exactly fills the frame. */
function screenPixelsPerPicturePixel({ picture, frame, zoom }: Placement): number {
  return (frame * zoom) / shortSide(picture);
}

function shortSide({ width, height }: Size): number {
  return Math.min(width, height);
}

function clamp(value: number, limit: number): number {
  return limit > 0 ? Math.min(limit, Math.max(-limit, value)) : 0;
}
