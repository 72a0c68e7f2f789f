import { CARD_MEDIA, type CardMediaDraft, MEDIA_WORDS, type MediaKind } from '@scholar/contract';
import type { Deck, DeckCard } from '@scholar/extract';

/** By the ending of its name; its bytes decide when it is sent. */
const KINDS: Record<string, MediaKind> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  gif: 'picture',
  webp: 'picture',
  mp3: 'sound',
  ogg: 'sound',
  oga: 'sound',
  wav: 'sound',
  m4a: 'sound',
};

type Sides = Pick<DeckCard, 'question' | 'answer' | 'media'>;

/** The pictures and sounds of a deck, before they are sent: each has an id that stands for it until then. */
export function createDeckMedia(deck: Pick<Deck, 'media'>) {
  const idOf = new Map(deck.media.map((name, place) => [name, toStandIn(place)]));

  function toDrafts(media: DeckCard['media']): CardMediaDraft[] {
    return (['question', 'answer'] as const).flatMap((side) =>
      media[side]
        .flatMap(({ name, alt }) => {
          const mediaId = kindOfFile(name) && idOf.get(name);
          return mediaId === undefined ? [] : [{ mediaId, side, alt: cut(alt) }];
        })
        .slice(0, CARD_MEDIA.sideMax),
    );
  }

  return {
    /** The sides of a card as they are brought; a side without a word is called after what stands on it. */
    toSides({ question, answer, media }: Sides) {
      const drafts = toDrafts(media);
      const wordOf = (side: 'question' | 'answer') => {
        const first = media[side].find(({ name }) => kindOfFile(name) && idOf.has(name));
        const kind = first && kindOfFile(first.name);
        return kind ? MEDIA_WORDS[kind] : '';
      };
      return {
        question: question || wordOf('question'),
        answer: answer || wordOf('answer'),
        ...(drafts.length > 0 && { media: drafts }),
      };
    },
    nameOf: (mediaId: string) => deck.media[toPlace(mediaId)],
  };
}

function kindOfFile(name: string): MediaKind | undefined {
  return KINDS[(/\.([a-z\d]+)$/i.exec(name)?.[1] ?? '').toLowerCase()];
}

function toStandIn(place: number): string {
  return `00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`;
}

function toPlace(mediaId: string): number {
  return Number.parseInt(mediaId.slice(-12), 16);
}

function cut(alt: string): string {
  return [...alt.trim()].slice(0, CARD_MEDIA.altMax).join('');
}
