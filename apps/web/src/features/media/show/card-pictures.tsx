import type { CardMedia, CardSide } from '@scholar/contract';
import Volume2 from 'lucide-react/icons/volume-2';
import { CardPicture } from './card-picture';
import styles from './card-pictures.module.css';
import { CardSound } from './card-sound';

type Media = readonly CardMedia[] | undefined;

/** The pictures and sounds on a side of a card; nothing where there are none. */
export function CardPictures({
  media,
  side,
  size = 'large',
}: {
  media: Media;
  side: CardSide;
  size?: 'large' | 'small';
}) {
  const shown = (media ?? []).filter((each) => each.side === side);
  return shown.length === 0 ? null : (
    <span className={styles.pictures} data-size={size} data-count={shown.length}>
      {shown.map((each, place) =>
        each.kind === 'picture' ? (
          <CardPicture key={place} picture={each} />
        ) : (
          <CardSound key={place} sound={each} />
        ),
      )}
    </span>
  );
}

/** Small and silent, beside the name of a card in a list. */
export function CardThumbnails({ media }: { media: Media }) {
  return media === undefined || media.length === 0 ? null : (
    <span className={styles.thumbnails} aria-hidden="true">
      {media.map((each, place) =>
        each.kind === 'picture' ? (
          <CardPicture key={place} picture={each} isDecoration />
        ) : (
          <Volume2 key={place} size={16} />
        ),
      )}
    </span>
  );
}
