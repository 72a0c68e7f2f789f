import * as z from 'zod/mini';
import { CardMemorySchema, RATINGS } from '../study/memory';
import { EXPORTED_SETS_MAX, ID_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { CardKindSchema } from './card-kinds';
import { flashcardIds } from './flashcards';
import { CardMediaSchema } from './media';

const IDS = /^[1-9]\d{0,9}(?:,[1-9]\d{0,9})*$/;

/** Ids with commas between; left out they are all. */
const SetIdsSchema = z.pipe(
  z.optional(
    z.string(STUDY_MESSAGES.exportedSets).check(
      z.regex(IDS, STUDY_MESSAGES.exportedSets),
      z.refine((typed) => {
        const ids = typed.split(',');
        return ids.length <= EXPORTED_SETS_MAX && ids.every((id) => Number(id) <= ID_MAX);
      }, STUDY_MESSAGES.exportedSets),
    ),
  ),
  z.transform((typed) =>
    typed === undefined ? undefined : [...new Set(typed.split(',').map(Number))],
  ),
);

/** What there is to take along; the cards themselves are asked for in pieces. */
export const ExportListSchema = z.object({
  /** Oldest first, each with its cards in order. */
  sets: z.array(
    z.object({ quizId: z.number(), title: z.string(), flashcardIds: z.array(z.number()) }),
  ),
  /** Cards in no set; none where sets were named. */
  flashcardIds: z.array(z.number()),
});
export type ExportList = z.output<typeof ExportListSchema>;

/** A card with all that belongs to it. */
export const ExportedCardSchema = z.object({
  flashcardId: z.number(),
  question: z.string(),
  answer: z.string(),
  kind: CardKindSchema,
  note: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** The text that a cloze was cut from, with its marks. */
  original: z.nullable(z.string()),
  media: z.optional(z.array(CardMediaSchema)),
  /** Null for a card that was never answered. */
  memory: z.nullable(CardMemorySchema),
  /** Oldest first, without those taken back; of more than an import takes, the newest. */
  reviews: z.array(
    z.object({
      rating: z.enum(RATINGS),
      answeredAt: z.string(),
      milliseconds: z.nullable(z.number()),
    }),
  ),
});
export type ExportedCard = z.output<typeof ExportedCardSchema>;

export const exportEndpoints = {
  list: endpoint({
    summary: 'The student’s sets and which cards are in them, to take them along',
    method: 'GET',
    path: '/export/library',
    auth: 'required',
    query: z.strictObject({ quizIds: SetIdsSchema }),
    bodyLimit: BODY_LIMIT.none,
    data: ExportListSchema,
  }),
  cards: endpoint({
    summary: 'Own cards with note, tags, memory and past reviews, in the order they were named',
    method: 'POST',
    path: '/export/cards',
    auth: 'required',
    body: z.strictObject({ flashcardIds: flashcardIds(STUDY_MESSAGES.cardIds) }),
    bodyLimit: BODY_LIMIT.filter,
    data: z.object({ cards: z.array(ExportedCardSchema) }),
  }),
};
