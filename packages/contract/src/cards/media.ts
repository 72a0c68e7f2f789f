import * as z from 'zod/mini';
import { CARD_MEDIA, MEDIA_FILE } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, text } from '../text/text';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';

export const MEDIA_KINDS = ['picture', 'sound'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** `question`: shown before the answer is, whatever the kind of the card; `answer`: together with it. */
export const CARD_SIDES = ['question', 'answer'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** The text of a side that has nothing but a picture or a sound. */
export const MEDIA_WORDS: Record<MediaKind, string> = { picture: 'Picture', sound: 'Sound' };

export const MediaIdSchema = z
  .uuid(STUDY_MESSAGES.mediaId)
  .check(z.overwrite((typed) => typed.toLowerCase()));

/** Says which uploaded file stands on which side of a card, in this order. */
const CardMediaDraftSchema = z.strictObject(
  {
    mediaId: MediaIdSchema,
    side: z.enum(CARD_SIDES, STUDY_MESSAGES.cardMedia),
    /** What somebody hears who does not see the picture. */
    alt: z.optional(
      text({ max: CARD_MEDIA.altMax, message: STUDY_MESSAGES.mediaAlt }).check(
        z.overwrite((typed) => typed.trim()),
        z.refine((typed) => countCharacters(typed) <= CARD_MEDIA.altMax, STUDY_MESSAGES.mediaAlt),
      ),
    ),
  },
  STUDY_MESSAGES.cardMedia,
);
export type CardMediaDraft = z.output<typeof CardMediaDraftSchema>;

export const CardMediaDraftsSchema = z.array(CardMediaDraftSchema, STUDY_MESSAGES.cardMedia).check(
  z.maxLength(CARD_SIDES.length * CARD_MEDIA.sideMax, STUDY_MESSAGES.cardMedia),
  z.refine(
    (drafts) =>
      CARD_SIDES.every(
        (side) => drafts.filter((draft) => draft.side === side).length <= CARD_MEDIA.sideMax,
      ),
    STUDY_MESSAGES.cardMedia,
  ),
);

/** A picture or sound on a card. */
export const CardMediaSchema = z.object({
  mediaId: z.string(),
  side: z.enum(CARD_SIDES),
  kind: z.enum(MEDIA_KINDS),
  alt: z.string(),
  /** Of pictures, so that their place can be kept free. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
});
export type CardMedia = z.output<typeof CardMediaSchema>;

export const UploadedMediaSchema = z.object({
  mediaId: z.string(),
  kind: z.enum(MEDIA_KINDS),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  bytes: z.number(),
});
export type UploadedMedia = z.output<typeof UploadedMediaSchema>;

/** The server gives its bytes, the browser reads it as a whole. */
export type MediaFile = { type: string; tag: string; read: () => Promise<Uint8Array> } | Blob;

const ENDINGS: Record<string, string> = {
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
};

/** What its file is called where a student takes it along. */
export function toMediaName(mediaId: string, mime: string): string {
  return `${mediaId}.${ENDINGS[mime] ?? 'bin'}`;
}

type Sides = {
  question: string;
  answer: string;
  media?: readonly Pick<CardMedia, 'side' | 'kind'>[] | undefined;
};

/** Whether a side asks and answers by its picture or sound alone: there is nothing on it to type or to choose. */
export function isOnlyMedia(card: Sides, side: CardSide): boolean {
  return (card.media ?? []).some(
    (media) => media.side === side && card[side] === MEDIA_WORDS[media.kind],
  );
}

export const mediaEndpoints = {
  upload: endpoint({
    summary: `Keep a picture (JPEG, PNG, WebP, GIF) or a sound (MP3, OGG, WAV, M4A) for cards, as the one file named ${MEDIA_FILE.field}; one that is put on no card goes after a day`,
    method: 'POST',
    path: '/media',
    auth: 'required',
    file: { ...MEDIA_FILE, message: STUDY_MESSAGES.mediaMissing },
    bodyLimit: BODY_LIMIT.media,
    tooLarge: STUDY_MESSAGES.mediaTooLarge,
    data: UploadedMediaSchema,
  }),
  read: endpoint({
    summary: 'A picture or sound of one’s own, or on a card of a set that the team has',
    method: 'GET',
    path: '/media/:mediaId',
    auth: 'required',
    params: z.strictObject({ mediaId: MediaIdSchema }),
    bodyLimit: BODY_LIMIT.none,
    answer: 'media',
    keptSeconds: 0,
    data: z.custom<MediaFile>(),
  }),
};
