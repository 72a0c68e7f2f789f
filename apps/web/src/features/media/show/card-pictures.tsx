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
  /** `whole`: where there is nothing else on the side. */
  size?: 'whole' | 'large' | 'small';
}) {
  const shown = listOnce((media ?? []).filter((each) => each.side === side));
  return shown.length === 0 ? null : (
    <span className={styles.pictures} data-size={size} data-count={shown.length}>
      {shown.map((each) =>
        each.kind === 'picture' ? (
          <CardPicture key={each.mediaId} picture={each} />
        ) : (
          <CardSound key={each.mediaId} sound={each} />
        ),
      )}
    </span>
  );
}

/** Small and silent, beside the name of a card in a list. */
export function CardThumbnails({ media }: { media: Media }) {
  return media === undefined || media.length === 0 ? null : (
    <span className={styles.thumbnails} aria-hidden="true">
      {listOnce(media).map((each) =>
        each.kind === 'picture' ? (
          <CardPicture key={each.mediaId} picture={each} isDecoration />
        ) : (
          <Volume2 key={each.mediaId} size={16} />
        ),
      )}
    </span>
  );
}

/** The same picture twice says no more than once. */
function listOnce(media: readonly CardMedia[]): CardMedia[] {
  return [...new Map(media.map((each) => [each.mediaId, each])).values()];
}
