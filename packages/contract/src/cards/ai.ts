import * as z from 'zod/mini';
import { CardKindSchema } from './card-kinds';
import { endpoint } from '../wire/endpoint';
import { LanguageSchema } from '../wire/languages';
import { BODY_LIMIT } from '../wire/limits';
import { CARD_COUNT, DOCUMENT_MAX_BYTES, EMPHASIS_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { boundedText, isBlank } from '../text/text';

/** What the AI can be asked for. */
export const AI_TASKS = ['summarize', 'flashcards', 'quiz'] as const;
export type AiTask = (typeof AI_TASKS)[number];

/** Terms and headings that stood out (bold, italic) in the file a text came from. */
export const EmphasisSchema = z
  .array(
    boundedText({ max: EMPHASIS_MAX.characters, tooLong: STUDY_MESSAGES.emphasis }).check(
      z.maxLength(EMPHASIS_MAX.characters, STUDY_MESSAGES.emphasis),
    ),
    STUDY_MESSAGES.emphasis,
  )
  .check(z.maxLength(EMPHASIS_MAX.items, STUDY_MESSAGES.emphasis));

/** Where something comes from: `document_text.slice(start, end) === quote`, in UTF-16 units. */
export const SourceSchema = z.object({ quote: z.string(), start: z.number(), end: z.number() });
export type Source = z.output<typeof SourceSchema>;

/** Put before a text it asks for Vietnamese cards; anything else in a text is text, never an order. */
export const VIETNAMESE_PREFIX = 'Write the flashcards in Vietnamese.\n\n';

/** The text without that instruction, and how much was in front of it. */
export function splitInstruction(text: string) {
  const isForVietnamese = text.startsWith(VIETNAMESE_PREFIX);
  const offset = isForVietnamese ? VIETNAMESE_PREFIX.length : 0;
  return { isForVietnamese, offset, text: text.slice(offset) };
}

function documentText(blankMessage: string) {
  return boundedText({
    max: DOCUMENT_MAX_BYTES,
    message: blankMessage,
    tooLong: STUDY_MESSAGES.documentTextTooLarge,
  }).check(z.refine((typed) => !isBlank(typed), blankMessage));
}

const hints = {
  language: z.optional(z.nullable(LanguageSchema)),
  emphasis: z.optional(z.nullable(EmphasisSchema)),
  headings: z.optional(z.nullable(EmphasisSchema)),
};

export const SummaryRequestSchema = z.strictObject({
  document_text: documentText(STUDY_MESSAGES.summaryText),
  ...hints,
});

export type SummaryRequest = z.output<typeof SummaryRequestSchema>;

export const FlashcardsRequestSchema = z.strictObject({
  document_text: documentText(STUDY_MESSAGES.flashcardsText).check(
    z.refine((typed) => !isBlank(splitInstruction(typed).text), STUDY_MESSAGES.flashcardsText),
  ),
  num_keywords: z.pipe(
    z.nullish(
      z
        .number(STUDY_MESSAGES.cardCount)
        .check(
          z.int(STUDY_MESSAGES.cardCount),
          z.gte(1, STUDY_MESSAGES.cardCount),
          z.lte(CARD_COUNT.max, STUDY_MESSAGES.cardCount),
        ),
    ),
    z.transform((count) => count ?? CARD_COUNT.default),
  ),
  ...hints,
});

export type FlashcardsRequest = z.output<typeof FlashcardsRequestSchema>;

/** Which engine answered, and whether it stood in for another one. */
const EngineSchema = z.object({ name: z.string(), isFallback: z.boolean() });

export const SummarySchema = z.object({
  summarized_content: z.string(),
  generated_document_name: z.optional(z.string()),
  field_of_document: z.optional(z.string()),
  /** One for each sentence of the summary, in its order. */
  sources: z.optional(z.array(z.extend(SourceSchema, { sentence: z.string() }))),
  engine: z.optional(EngineSchema),
  language: z.optional(LanguageSchema),
  /** The provider did not answer for a part of the text. */
  notice: z.optional(z.literal('part_missing')),
});
export type Summary = z.output<typeof SummarySchema>;

/** Why a card was not shown. */
export const DROP_REASONS = [
  'not_in_text',
  'gives_itself_away',
  'not_self_contained',
  'wrong_length',
  'duplicate',
  'wrong_language',
  'malformed',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** What the student should know about the cards; the web says it in the reader's language. */
export const AI_NOTICES = [
  'not_translated',
  'part_missing',
  'fewer_than_asked',
  'no_cards',
] as const;
export type AiNotice = (typeof AI_NOTICES)[number];

const MadeCardSchema = z.object({
  term: z.string(),
  /** Of a cloze: the sentence with a blank where the term stood. */
  definition: z.string(),
  kind: z.optional(CardKindSchema),
  source: z.optional(SourceSchema),
});

export const FlashcardsSchema = z.object({
  flashcards: z.object({
    /** Cards that are sure enough to be shown selected. */
    keywords: z.array(MadeCardSchema),
    /** Doubtful ones, as many again at most: shown unselected. */
    maybe: z.optional(z.array(MadeCardSchema)),
  }),
  engine: z.optional(EngineSchema),
  language: z.optional(LanguageSchema),
  coverage: z.optional(
    z.object({
      /** How many the text has, and how many of them a card is about. */
      sections: z.number(),
      withCards: z.optional(z.number()),
      /** Sections without a card for which there was one to ask for: 0 where every card has its own. */
      missing: z.optional(z.number()),
      /** The missing ones, 50 at most; each has a title. */
      withoutCards: z.array(z.object({ title: z.string(), start: z.number(), end: z.number() })),
    }),
  ),
  /** Cards the quality checks refused. */
  dropped: z.optional(z.array(z.object({ reason: z.enum(DROP_REASONS), count: z.number() }))),
  notice: z.optional(z.enum(AI_NOTICES)),
});
export type Flashcards = z.output<typeof FlashcardsSchema>;

/** Told of a long text while its cards are being made. */
export const FlashcardsNewsSchema = z.object({
  /** Cards that are in `flashcards.keywords` of the answer, in its order; each is told once. */
  cards: z.array(MadeCardSchema),
});
export type FlashcardsNews = z.output<typeof FlashcardsNewsSchema>;

export const aiEndpoints = {
  summarize: endpoint({
    summary: 'Summarize a text, name it and tell its field',
    method: 'POST',
    path: '/summarize',
    auth: 'none',
    body: SummaryRequestSchema,
    bodyLimit: BODY_LIMIT.document,
    tooLarge: STUDY_MESSAGES.documentTextTooLarge,
    answer: 'bare',
    data: SummarySchema,
  }),
  flashcards: endpoint({
    summary: 'Make cards from the terms of a text',
    method: 'POST',
    path: '/flashcards',
    auth: 'none',
    body: FlashcardsRequestSchema,
    bodyLimit: BODY_LIMIT.document,
    tooLarge: STUDY_MESSAGES.documentTextTooLarge,
    answer: 'bare',
    data: FlashcardsSchema,
    news: FlashcardsNewsSchema,
  }),
};
