import { CARD_MEDIA, type CardMedia } from '@scholar/contract';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTexts } from '../../../lib/i18n';
import { IconButton } from '../../../ui/forms/icon-button';
import { TextField } from '../../../ui/forms/text-field';
import { mediaTexts } from '../media.texts';
import { CardPicture } from '../show/card-picture';
import { CardSound } from '../show/card-sound';
import styles from './picture-field.module.css';

/** A picture or sound that is on the card, with what it shows in words. */
export function AddedMedia({
  media,
  onAlt,
  onRemove,
}: {
  media: CardMedia;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}) {
  const texts = useTexts(mediaTexts).add;
  return (
    <div className={styles.added}>
      <div className={styles.preview}>
        {media.kind === 'picture' ? <CardPicture picture={media} /> : <CardSound sound={media} />}
      </div>
      <TextField
        label={texts.alt[media.kind]}
        name={`alt-${media.mediaId}`}
        size="md"
        maxLength={CARD_MEDIA.altMax}
        value={media.alt}
        onChange={onAlt}
      />
      <IconButton size="sm" label={texts.remove[media.kind]} icon={<Trash2 />} onClick={onRemove} />
    </div>
  );
}
