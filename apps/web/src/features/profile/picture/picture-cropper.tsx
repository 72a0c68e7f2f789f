import { PICTURE_ZOOM } from '@scholar/contract';
import type { KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
// As a file of its own: the style element it would inject is not allowed here.
import 'react-easy-crop/react-easy-crop.css';
import { roundZoom, type Direction, type Point } from './crop-geometry';
import styles from './picture-cropper.module.css';

const KEY_DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const KEY_STEP = 8;
const FINE_KEY_STEP = 1;
const KEY_ZOOM_STEPS: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1 };
/** One notch of a wheel is a tenth of the way from zoom 1 to zoom 2. */
const WHEEL_SPEED = 0.2;

export type PictureCropperProps = {
  url: string;
  label: string;
  position: Point;
  zoom: number;
  onPositionChange: (position: Point) => void;
  onZoomChange: (zoom: number) => void;
  /** The diameter of the round frame, in screen pixels. */
  onFrameChange: (diameter: number) => void;
  onMove: (direction: Direction, step: number) => void;
};

export function PictureCropper({
  url,
  label,
  position,
  zoom,
  onPositionChange,
  onZoomChange,
  onFrameChange,
  onMove,
}: PictureCropperProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const direction = KEY_DIRECTIONS[event.key];
    const zoomStep = KEY_ZOOM_STEPS[event.key];
    if (direction) {
      onMove(direction, event.shiftKey ? FINE_KEY_STEP : KEY_STEP);
    } else if (zoomStep) {
      onZoomChange(roundZoom(zoom + zoomStep));
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <Cropper
      image={url}
      crop={position}
      zoom={zoom}
      minZoom={PICTURE_ZOOM.min}
      maxZoom={PICTURE_ZOOM.max}
      zoomSpeed={WHEEL_SPEED}
      aspect={1}
      cropShape="round"
      objectFit="cover"
      showGrid={false}
      onCropChange={onPositionChange}
      onZoomChange={(wanted) => onZoomChange(roundZoom(wanted))}
      onCropSizeChange={({ width }) => onFrameChange(width)}
      classes={{
        containerClassName: styles.square ?? '',
        mediaClassName: styles.picture ?? '',
        cropAreaClassName: styles.frame ?? '',
      }}
      cropperProps={{ role: 'application', 'aria-label': label, onKeyDown: handleKeyDown }}
      disableAutomaticStylesInjection
    />
  );
}
