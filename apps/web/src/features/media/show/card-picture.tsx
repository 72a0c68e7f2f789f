import type { CardMedia } from '@scholar/contract';
import { lazy, type MouseEvent, useRef } from 'react';
import { useTexts } from '../../../lib/i18n';
import { useOpening } from '../../../ui/dialogs/use-opening';
import { mediaTexts } from '../media.texts';
import styles from './card-pictures.module.css';
import { useMediaUrl } from './use-media-url';
import { useNearScreen } from './use-near-screen';

const EnlargedPicture = lazy(async () => ({
  default: (await import('./enlarged-picture')).EnlargedPicture,
}));

/** The button on a card that turns it. */
const TURNS_CARD = '[data-turns-card]';

/** Its place is kept free until it is there; pressed, it is shown as large as the screen. */
export function CardPicture({
  picture,
  isDecoration = false,
}: {
  picture: CardMedia;
  /** Where it only helps to recognise what is named beside it. */
  isDecoration?: boolean;
}) {
  const { mediaId, alt, width, height } = picture;
  const texts = useTexts(mediaTexts);
  const placeRef = useRef<HTMLSpanElement>(null);
  const { url, hasFailed } = useMediaUrl(mediaId, useNearScreen(placeRef));
  const enlarging = useOpening<{ url: string; returnTo: HTMLElement }>(({ about, ...dialog }) => (
    <EnlargedPicture {...dialog} {...about} picture={picture} />
  ));
  if (hasFailed) {
    return isDecoration ? null : <span className={styles.missing}>{alt || texts.notLoaded}</span>;
  }
  function handleClick({ currentTarget: button, detail }: MouseEvent<HTMLButtonElement>) {
    if (url !== undefined) {
      // Keys have no detail. After a click the next press of Space is meant for the card, not for its picture.
      const card = detail > 0 ? button.closest('[role="group"]') : null;
      enlarging.open({ url, returnTo: card?.querySelector<HTMLElement>(TURNS_CARD) ?? button });
    }
  }

  const image = (
    <img
      className={styles.picture}
      src={url}
      alt={isDecoration ? '' : alt || texts.picture}
      width={width ?? undefined}
      height={height ?? undefined}
      data-ready={url !== undefined}
      draggable={false}
    />
  );
  return (
    <span ref={placeRef} className={styles.place}>
      {isDecoration ? (
        image
      ) : (
        <button
          type="button"
          className={styles.enlarge}
          aria-label={alt === '' ? texts.enlarge : texts.enlargeNamed(alt)}
          data-keeps-tap
          onClick={handleClick}
        >
          {image}
        </button>
      )}
      {enlarging.dialog}
    </span>
  );
}
