import { PICTURE_ZOOM } from '@scholar/contract';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { Slider } from '../../../ui/inputs/slider';
import { canMove, roundZoom, type Direction, type Placement } from './crop-geometry';
import styles from './picture-controls.module.css';
import { profileTexts } from '../profile.texts';

const BUTTON_STEP = 12;
const BUTTON_ZOOM_STEP = 0.1;
const MOVES = [
  ['left', ArrowLeft],
  ['up', ArrowUp],
  ['down', ArrowDown],
  ['right', ArrowRight],
] as const;

/** Everything that dragging, pinching and the wheel do, for those who cannot or would rather not. */
export function PictureControls({
  placement,
  onZoomChange,
  onMove,
}: {
  placement: Placement;
  onZoomChange: (zoom: number) => void;
  onMove: (direction: Direction, step: number) => void;
}) {
  const texts = useTexts(profileTexts).picture;
  const { zoom } = placement;

  function zoomButton(label: string, icon: ReactNode, step: number) {
    return (
      <IconButton
        size="sm"
        label={label}
        icon={icon}
        onClick={() => onZoomChange(roundZoom(zoom + step))}
      />
    );
  }

  return (
    <div className={styles.controls}>
      <div className={styles.zoom}>
        <Slider
          label={texts.zoom}
          value={zoom}
          {...PICTURE_ZOOM}
          valueText={zoom.toFixed(2)}
          onChange={(wanted) => onZoomChange(roundZoom(wanted))}
          iconBefore={zoomButton(texts.zoomOut, <ZoomOut />, -BUTTON_ZOOM_STEP)}
          iconAfter={zoomButton(texts.zoomIn, <ZoomIn />, BUTTON_ZOOM_STEP)}
        />
      </div>
      <div className={styles.moving}>
        <p className={styles.hint}>{texts.hint}</p>
        <div className={styles.moves}>
          {MOVES.map(([direction, Icon]) => (
            <IconButton
              key={direction}
              size="sm"
              label={texts.moves[direction]}
              icon={<Icon />}
              // Not disabled: at the edge a disabled button would drop the keyboard focus.
              aria-disabled={!canMove(placement, direction)}
              onClick={() => onMove(direction, BUTTON_STEP)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
