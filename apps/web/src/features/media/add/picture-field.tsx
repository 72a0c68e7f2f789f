import { CARD_MEDIA, type CardMedia, type CardSide } from '@scholar/contract';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { TOUCH } from '../../../lib/device/media';
import { useTexts } from '../../../lib/i18n';
import { useMediaQuery } from '../../../lib/page/use-media-query';
import { Button } from '../../../ui/basics/button';
import { Spinner } from '../../../ui/basics/spinner';
import { PlanLimitDialog } from '../../plans/public';
import { mediaTexts } from '../media.texts';
import { AddedMedia } from './added-media';
import styles from './picture-field.module.css';
import { useUpload } from './use-upload';

const TAKEN = 'image/jpeg,image/png,image/webp,image/gif,audio/mpeg,audio/ogg,audio/wav,audio/mp4';

/**
 * Pictures and sounds of one side of a card: chosen, dropped, pasted into anything inside it, or taken with the camera.
 * `media` holds those of both sides.
 */
export function PictureField({
  side,
  media,
  onChange,
  isDisabled = false,
}: {
  side: CardSide;
  media: readonly CardMedia[];
  /** Given what there was at that moment: several uploads may end one after the other. */
  onChange: (change: (media: readonly CardMedia[]) => CardMedia[]) => void;
  isDisabled?: boolean;
}) {
  const texts = useTexts(mediaTexts).add;
  const isTouch = useMediaQuery(TOUCH);
  const [isOver, setIsOver] = useState(false);
  const fileRef = useRef<HTMLInputElement>(null);
  const cameraRef = useRef<HTMLInputElement>(null);
  const added = media.flatMap((each, place) => (each.side === side ? [{ each, place }] : []));
  const room = CARD_MEDIA.sideMax - added.length;
  const upload = useUpload(side, (kept) => onChange((now) => [...now, kept]));
  const { trouble } = upload;

  function take(files: readonly File[]) {
    const taken = files.filter(({ type }) => /^(?:image|audio)\//.test(type)).slice(0, room);
    if (!isDisabled && taken.length > 0) {
      upload.add(taken);
    }
    return taken.length > 0;
  }

  function handleFiles({ target }: ChangeEvent<HTMLInputElement>) {
    take([...(target.files ?? [])]);
    // Emptied, so that choosing the same file again is a change again.
    target.value = '';
  }

  function handlePaste(event: ClipboardEvent) {
    if (take([...event.clipboardData.files])) {
      event.preventDefault();
    }
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    // The page takes files for documents.
    event.stopPropagation();
    setIsOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The button does the same with any device.
    <div
      role="group"
      aria-label={texts.label[side]}
      className={styles.field}
      data-over={isOver}
      onPaste={handlePaste}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      {added.map(({ each, place }) => (
        <AddedMedia
          key={`${each.mediaId} ${place}`}
          media={each}
          onAlt={(alt) =>
            onChange((now) => now.map((other, at) => (at === place ? { ...other, alt } : other)))
          }
          onRemove={() => onChange((now) => now.filter((_, at) => at !== place))}
        />
      ))}
      {room > 0 && (
        <div className={styles.ways}>
          <Button
            variant="quiet"
            icon={upload.isBusy ? <Spinner /> : <ImagePlus />}
            disabled={isDisabled || upload.isBusy}
            onClick={() => fileRef.current?.click()}
          >
            {texts.choose}
          </Button>
          {isTouch && (
            <Button
              variant="quiet"
              icon={<Camera />}
              disabled={isDisabled || upload.isBusy}
              onClick={() => cameraRef.current?.click()}
            >
              {texts.camera}
            </Button>
          )}
          {!isTouch && <span className={styles.hint}>{texts.hint}</span>}
        </div>
      )}
      <input
        ref={fileRef}
        type="file"
        hidden
        multiple
        accept={TAKEN}
        aria-label={texts.choose}
        onChange={handleFiles}
      />
      <input
        ref={cameraRef}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={texts.camera}
        onChange={handleFiles}
      />
      <p role="status" className="visually-hidden">
        {upload.isBusy && texts.sending}
      </p>
      {trouble && !trouble.isFull && (
        <p role="alert" className={styles.trouble}>
          {trouble.message ?? texts.failed}
        </p>
      )}
      <PlanLimitDialog
        message={trouble?.isFull ? (trouble.message ?? texts.failed) : null}
        onClose={upload.forgetTrouble}
      />
    </div>
  );
}
