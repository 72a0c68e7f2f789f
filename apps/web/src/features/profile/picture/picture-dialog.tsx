import { PICTURE_ZOOM } from '@scholar/contract';
import { lazy, Suspense, useState } from 'react';
import { serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { FormDialog } from '../../../ui/editing/form-dialog';
import { Notice } from '../../../ui/forms/notice';
import { toast } from '../../../ui/feedback/toast';
import { movePicture, toSourceSquare, type Direction } from './crop-geometry';
import { PictureControls } from './picture-controls';
import styles from './picture-dialog.module.css';
import type { OpenedPicture } from './picture-file';
import { useUpdatePicture } from '../profile.queries';
import { profileTexts } from '../profile.texts';

const PictureCropper = lazy(async () => ({
  default: (await import('./picture-cropper')).PictureCropper,
}));

export function PictureDialog({
  isOpen,
  onClose,
  picture,
}: {
  isOpen: boolean;
  onClose: () => void;
  picture: OpenedPicture;
}) {
  const texts = useTexts(profileTexts);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(PICTURE_ZOOM.min);
  const [frame, setFrame] = useState(0);
  const update = useUpdatePicture();

  const { image } = picture;
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const placement = { picture: size, frame, position, zoom };

  function handleMove(direction: Direction, step: number) {
    setPosition(movePicture(placement, direction, step));
  }

  function handleSave() {
    update.mutate(
      { image, square: toSourceSquare(placement) },
      {
        onSuccess() {
          toast({ message: texts.picture.updated, tone: 'good' });
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={handleSave}
      title={texts.picture.title}
      submitLabel={texts.save}
      isBusy={update.isPending}
    >
      <div className={styles.stage}>
        <Suspense fallback={<p className={styles.opening}>{texts.picture.opening}</p>}>
          <PictureCropper
            url={picture.url}
            label={texts.picture.area}
            position={position}
            zoom={zoom}
            onPositionChange={setPosition}
            onZoomChange={setZoom}
            onFrameChange={setFrame}
            onMove={handleMove}
          />
        </Suspense>
      </div>
      <PictureControls placement={placement} onZoomChange={setZoom} onMove={handleMove} />
      {update.isError && (
        <Notice tone="bad">{serverMessage(update.error) ?? texts.picture.failed}</Notice>
      )}
    </FormDialog>
  );
}
