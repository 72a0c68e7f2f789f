import * as z from 'zod/mini';
import { RATINGS } from '../study/memory';
import { ANSWER_MS_MAX, CARD_TEXT_MAX, IMPORT_MAX, NOTE_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, text } from '../text/text';
import { type BodyPiece, endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { id, instant } from '../wire/lists';
import { CardChoicesSchema, countKept } from './card-choices';
import { TagsSchema } from './card-tags';
import { type DocumentDraft, DocumentDraftSchema } from './documents';
import { CardDraftSchema } from './flashcards';
import { CardSetTitleSchema } from './sets';

/** In NFC, as question and answer are, and counted as people count. */
function besideText(max: number, message: string) {
  return text({ max, message }).check(z.refine((typed) => countCharacters(typed) <= max, message));
}

/** An answer that was given elsewhere, before the card came here. */
const PastReviewSchema = z.strictObject({
  rating: z.enum(RATINGS, STUDY_MESSAGES.rating),
  /** Of any age; a time in the future counts as now. */
  answeredAt: instant(STUDY_MESSAGES.answeredAt).check(
    z.refine((at) => Date.parse(at) >= 0, STUDY_MESSAGES.pastAnsweredAt),
  ),
  milliseconds: z.nullable(
    z
      .int(STUDY_MESSAGES.milliseconds)
      .check(
        z.minimum(0, STUDY_MESSAGES.milliseconds),
        z.maximum(ANSWER_MS_MAX, STUDY_MESSAGES.milliseconds),
      ),
  ),
});
export type PastReview = z.output<typeof PastReviewSchema>;

/** A card as it was brought, to the letter. */
export const ImportedCardSchema = z.extend(CardDraftSchema, {
  /** What stood on it beside question and answer. */
  note: z.optional(z.nullable(besideText(NOTE_MAX, STUDY_MESSAGES.note))),
  tags: z.optional(TagsSchema),
  /** The text that a cloze was cut from, with its marks, so that it can be given back as it came. */
  original: z.optional(z.nullable(besideText(CARD_TEXT_MAX, STUDY_MESSAGES.original))),
  /** Oldest first. */
  reviews: z.optional(
    z
      .array(PastReviewSchema, STUDY_MESSAGES.pastReviews)
      .check(z.maxLength(IMPORT_MAX.reviewsOfCard, STUDY_MESSAGES.pastReviews)),
  ),
});
export type ImportedCard = z.output<typeof ImportedCardSchema>;

/** A set and an import around cards and documents, which can be checked with it or apart from it. */
function importOf<Card extends z.ZodMiniType, Draft extends z.ZodMiniType>(
  card: Card,
  draft: Draft,
) {
  const set = z
    .strictObject({
      title: CardSetTitleSchema,
      /** An own set that the cards go into, behind those it has; its title stays as it is. */
      quizId: z.optional(z.nullable(id(STUDY_MESSAGES.setId))),
      document: z.optional(z.nullable(draft)),
      /** None where a document gave none: then it is saved without a set. */
      cards: z.array(card, STUDY_MESSAGES.importedCards),
      /** For cards that the AI made: what became of all it made together. Counted for operators. */
      choices: z.optional(z.nullable(CardChoicesSchema)),
    })
    .check(
      // Whoever claims that cards were kept has to bring them.
      z.refine(({ choices, cards }) => !choices || countKept(choices.counts) === cards.length, {
        error: STUDY_MESSAGES.choices,
        path: ['choices'],
      }),
    );
  const whole = z
    .strictObject({
      sets: z
        .array(set, STUDY_MESSAGES.importedSets)
        .check(
          z.minLength(1, STUDY_MESSAGES.importedSets),
          z.maxLength(IMPORT_MAX.sets, STUDY_MESSAGES.importedSets),
        ),
      /** Says what would happen and writes nothing. */
      dryRun: z.optional(z.boolean(STUDY_MESSAGES.dryRun)),
      /** Cards whose question and answer the student has already are left out; true brings them too. */
      repeats: z.optional(z.boolean(STUDY_MESSAGES.repeats)),
      /** Where the plan holds fewer cards or sets than are brought: true keeps the first that fit, else nothing is written. */
      onlyWhatFits: z.optional(z.boolean(STUDY_MESSAGES.onlyWhatFits)),
    })
    .check(
      z.refine(
        ({ sets }) =>
          sets.reduce((sum, { cards }) => sum + cards.length, 0) <= IMPORT_MAX.cards &&
          sets.every(({ document, cards }) => document || cards.length > 0),
        { error: STUDY_MESSAGES.importedCards, path: ['sets'] },
      ),
    );
  return { set, whole };
}

/** What becomes one set, and the document it was made from where there is one. */
export const { set: ImportedSetSchema, whole: ImportSchema } = importOf(
  ImportedCardSchema,
  DocumentDraftSchema,
);
export type ImportedSet = z.output<typeof ImportedSetSchema>;
export type Import = z.output<typeof ImportSchema>;

export const ImportResultSchema = z.object({
  /** Cards that were written, or would be. */
  cards: z.number(),
  /** Left out because the student has them, or because they came twice. */
  repeated: z.number(),
  /** Left out because the plan holds no more. */
  overLimit: z.number(),
  reviews: z.number(),
  /** In the order they were brought; of a dry run without ids. `quizId` is null where no card was left. */
  sets: z.array(
    z.object({
      quizId: z.nullable(z.number()),
      documentId: z.nullable(z.number()),
      title: z.string(),
      cards: z.number(),
      repeated: z.number(),
      /** Told by a dry run: the places of the repeated cards among those of the set, from 0. */
      repeatedAt: z.optional(z.array(z.number())),
    }),
  ),
});
export type ImportResult = z.output<typeof ImportResultSchema>;

/** Every card and every document, as far as the body has the shape of an import. */
function* listPieces(body: unknown): Generator<BodyPiece> {
  for (const [index, set] of listOf(body, 'sets').entries()) {
    const path = ['sets', index];
    if (isRecord(set) && isRecord(set['document'])) {
      yield { holder: set, path: [...path, 'document'], schema: DocumentDraftSchema };
    }
    const cards = listOf(set, 'cards');
    for (const place of cards.keys()) {
      yield { holder: cards, path: [...path, 'cards', place], schema: ImportedCardSchema };
    }
  }
}

function listOf(value: unknown, name: string): unknown[] {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export const importEndpoints = {
  bring: endpoint({
    summary: 'Bring sets with their cards, documents and past reviews, all or nothing',
    method: 'POST',
    path: '/import',
    auth: 'required',
    body: ImportSchema,
    pieces: {
      list: listPieces,
      frame: importOf(z.custom<ImportedCard>(), z.custom<DocumentDraft>()).whole,
    },
    bodyLimit: BODY_LIMIT.import,
    tooLarge: STUDY_MESSAGES.importTooLarge,
    isIdempotent: true,
    data: ImportResultSchema,
  }),
};
