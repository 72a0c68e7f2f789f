import type { Card, CardsDraft, CardsRequest, StudyRequest, SummaryDraft } from '@scholar/ai';
import {
  BODY_LIMIT,
  CardKindSchema,
  DROP_REASONS,
  ERROR_CODES,
  FIELDS,
  LanguageSchema,
  SourceSchema,
} from '@scholar/contract';
import * as z from 'zod/mini';

/** Where an AI server is asked, under its address. */
export const AI_PATHS = {
  engine: '/v1/engine',
  summarize: '/v1/summarize',
  makeFlashcards: '/v1/flashcards',
} as const;
export type RemoteTask = 'summarize' | 'makeFlashcards';

/** What a student may send us grows a little on the way: letters are put together, hints stand beside it. */
export const AI_BODY_MAX = 2 * BODY_LIMIT.document;
/** An AI server that works says so this often; of one that says nothing for so long another is asked. */
export const SIGN_OF_LIFE_MS = 2_000;
export const SILENCE_MS = 10_000;

const language = z.optional(LanguageSchema);
const words = z.optional(z.array(z.string()));
const studyRequest = { text: z.string(), language, emphasis: words, headings: words };
const asker = z.string().check(z.maxLength(200));

export const SummaryTaskSchema = z.strictObject({
  asker,
  request: z.strictObject(studyRequest),
}) satisfies z.ZodMiniType<{ asker: string; request: StudyRequest }>;

export const CardsTaskSchema = z.strictObject({
  asker,
  request: z.strictObject({ ...studyRequest, count: z.int(), answerIn: language }),
}) satisfies z.ZodMiniType<{ asker: string; request: CardsRequest }>;

const CardSchema = z.object({
  term: z.string(),
  definition: z.string(),
  source: SourceSchema,
  kind: z.exactOptional(CardKindSchema),
}) satisfies z.ZodMiniType<Card>;

const isPartial = z.exactOptional(z.boolean());

const SummaryDraftSchema = z.object({
  content: z.string(),
  name: z.string(),
  field: z.enum(FIELDS),
  language,
  sentences: z.array(z.object({ sentence: z.string(), source: SourceSchema })),
  isPartial,
});

const CardsDraftSchema = z.object({
  cards: z.array(CardSchema),
  maybe: z.array(CardSchema),
  language,
  coverage: z.object({
    sections: z.number(),
    withCards: z.number(),
    missing: z.number(),
    withoutCards: z.array(z.object({ title: z.string(), start: z.number(), end: z.number() })),
  }),
  dropped: z.array(z.object({ reason: z.enum(DROP_REASONS), count: z.number() })),
  isPartial,
});

/** One line of an answer: cards on the way, then the draft or why there is none. An empty one is a sign of life. */
export const RemoteLineSchema = z.union([
  z.object({ cards: z.array(CardSchema) }),
  z.object({ draft: z.unknown() }),
  z.object({
    failure: z.object({
      code: z.enum(ERROR_CODES),
      retryAfterSeconds: z.optional(z.number()),
    }),
  }),
]);
export type RemoteLine = z.output<typeof RemoteLineSchema>;

/** JSON has no undefined, and the engine says it of a language it does not know. */
export function toSummaryDraft(value: unknown): SummaryDraft {
  const draft = SummaryDraftSchema.parse(value);
  return { ...draft, language: draft.language };
}

export function toCardsDraft(value: unknown): CardsDraft {
  const draft = CardsDraftSchema.parse(value);
  return { ...draft, language: draft.language };
}
