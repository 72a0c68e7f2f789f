import type { CardMedia } from '@scholar/contract';
import { useTexts } from '../../../lib/i18n';
import { Dialog } from '../../../ui/dialogs/dialog';
import { mediaTexts } from '../media.texts';
import styles from './enlarged-picture.module.css';

/** A picture of a card as large as the screen allows. */
export function EnlargedPicture({
  isOpen,
  onClose,
  picture: { alt, width, height },
  url,
  returnTo,
}: {
  isOpen: boolean;
  onClose: () => void;
  picture: CardMedia;
  url: string;
  /** Where the keyboard goes on when it closes. */
  returnTo: HTMLElement;
}) {
  const texts = useTexts(mediaTexts);
  const name = alt || texts.picture;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      size="fitting"
      findFinalFocus={() => returnTo}
    >
      <img
        className={styles.picture}
        src={url}
        alt={name}
        width={width ?? undefined}
        height={height ?? undefined}
      />
    </Dialog>
  );
}
