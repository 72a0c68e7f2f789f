import { type CardSide, type ExportedCard, isOnlyMedia, toMediaName } from '@scholar/contract';
import type { ExportedLibrary } from '../exported-library';
import { toHtml } from './to-html';

/** Would end the attribute, or be read by Anki as a cloze, a sound or a formula. */
const SIGNS = /[&<>"{}[\]\\]/g;

export type MediaFields = ReturnType<typeof createMediaFields>;

/** Writes pictures and sounds into fields, and notes which files the package needs for that. */
export function createMediaFields(media: NonNullable<ExportedLibrary['media']>) {
  const files = new Map<string, Uint8Array>();

  function write(card: ExportedCard, side: CardSide): string {
    return (card.media ?? [])
      .filter((each) => each.side === side)
      .map(({ mediaId, kind, alt }) => {
        const file = media.get(mediaId);
        if (!file) {
          return '';
        }
        const name = toMediaName(mediaId, file.mime);
        files.set(name, file.bytes);
        return kind === 'sound' ? `[sound:${name}]` : `<img src="${name}" alt="${toAlt(alt)}">`;
      })
      .join('');
  }

  function addTo(html: string, card: ExportedCard, side: CardSide): string {
    const written = write(card, side);
    return written === '' ? html : `${html}<div>${written}</div>`;
  }

  return {
    files,
    /** Behind what stands there. */
    addTo,
    /** A side of a card; the word for a picture is not written beside the picture. */
    toField(card: ExportedCard, side: CardSide): string {
      const isWordless = isOnlyMedia(card, side) && write(card, side) !== '';
      return addTo(isWordless ? '' : toHtml(card[side]), card, side);
    },
  };
}

function toAlt(alt: string): string {
  return alt.replaceAll(/\s+/g, ' ').replaceAll(SIGNS, (sign) => `&#${sign.charCodeAt(0)};`);
}
