import type { CardMedia } from '@scholar/contract';
import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { mediaTexts } from '../media.texts';
import styles from './card-pictures.module.css';
import { useMediaUrl } from './use-media-url';
import { useNearScreen } from './use-near-screen';

/** Its place is kept free until it is there. */
export function CardPicture({
  picture: { mediaId, alt, width, height },
  isDecoration = false,
}: {
  picture: CardMedia;
  /** Where it only helps to recognise what is named beside it. */
  isDecoration?: boolean;
}) {
  const texts = useTexts(mediaTexts);
  const placeRef = useRef<HTMLSpanElement>(null);
  const { url, hasFailed } = useMediaUrl(mediaId, useNearScreen(placeRef));
  if (hasFailed) {
    return isDecoration ? null : <span className={styles.missing}>{alt || texts.notLoaded}</span>;
  }
  return (
    <span ref={placeRef} className={styles.place}>
      <img
        className={styles.picture}
        src={url}
        alt={isDecoration ? '' : alt || texts.picture}
        width={width ?? undefined}
        height={height ?? undefined}
        data-ready={url !== undefined}
        draggable={false}
      />
    </span>
  );
}
