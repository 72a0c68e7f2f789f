import * as z from 'zod/mini';
import { SourceSchema } from './ai';
import { CardChoicesSchema, countKept } from './card-choices';
import { CardKindSchema } from './card-kinds';
import { CardMediaDraftsSchema, CardMediaSchema } from './media';
import { TagSchema, TagsSchema } from './card-tags';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { FIELDS } from '../text/fields';
import { BODY_LIMIT } from '../wire/limits';
import {
  FromDateSchema,
  IdParamSchema,
  IdSchema,
  KeywordSchema,
  pageNumberQuery,
  pageSizeQuery,
  sortOf,
  ToDateSchema,
  totals,
  withTotal,
} from '../wire/lists';
import {
  CARDS_PER_CALL,
  CARD_TEXT_MAX,
  DEFAULT_PAGE_SIZE,
  DOCUMENT_MAX_BYTES,
  ID_MAX,
  TITLE_MAX,
} from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { boundedText, countCharacters, isBlank, text } from '../text/text';

function cardText(message: string, tooLong: string) {
  return text({ max: CARD_TEXT_MAX, message, tooLong }).check(
    z.refine((typed) => !isBlank(typed), { error: message, abort: true }),
    z.refine((typed) => countCharacters(typed) <= CARD_TEXT_MAX, tooLong),
  );
}

export const QuestionSchema = cardText(STUDY_MESSAGES.question, STUDY_MESSAGES.questionTooLong);
export const AnswerSchema = cardText(STUDY_MESSAGES.answer, STUDY_MESSAGES.answerTooLong);

export const CardTextSchema = z.strictObject({ question: QuestionSchema, answer: AnswerSchema });
export type CardText = z.output<typeof CardTextSchema>;

/**
 * Without a kind a card keeps the one it has, as long as a cloze keeps its blank. Pictures and sounds that are left out stay as
 * they are; an empty list takes them off.
 */
export const CardEditSchema = z.extend(CardTextSchema, {
  kind: z.optional(CardKindSchema),
  media: z.optional(CardMediaDraftsSchema),
});
export type CardEdit = z.output<typeof CardEditSchema>;

/** In UTF-16 units, of which no text has more than bytes. */
const OffsetSchema = z
  .int(STUDY_MESSAGES.source)
  .check(z.minimum(0, STUDY_MESSAGES.source), z.maximum(DOCUMENT_MAX_BYTES, STUDY_MESSAGES.source));

/** Kept with a card: the passage itself and where it stood in the text the card was made from. */
const CardSourceSchema = z
  .strictObject(
    {
      quote: boundedText({ max: CARD_TEXT_MAX, message: STUDY_MESSAGES.source }).check(
        z.minLength(1, STUDY_MESSAGES.source),
        z.maxLength(CARD_TEXT_MAX, STUDY_MESSAGES.source),
      ),
      start: OffsetSchema,
      end: OffsetSchema,
    },
    STUDY_MESSAGES.source,
  )
  .check(z.refine(({ start, end }) => start <= end, STUDY_MESSAGES.source));

/** A card to be kept, with the passage it comes from where that is known; without a kind it is a definition. */
export const CardDraftSchema = z.strictObject(
  {
    question: QuestionSchema,
    answer: AnswerSchema,
    kind: z.optional(z.nullable(CardKindSchema)),
    source: z.optional(z.nullable(CardSourceSchema)),
    media: z.optional(CardMediaDraftsSchema),
  },
  STUDY_MESSAGES.card,
);
export type CardDraft = z.output<typeof CardDraftSchema>;

export const FlashcardSchema = z.object({
  flashcardId: z.number(),
  question: z.string(),
  answer: z.string(),
  kind: z._default(CardKindSchema, 'definition'),
  /** Some servers leave it out. */
  createDate: z.catch(z.string(), ''),
  /** Null for cards without a document and for those whose document was deleted. */
  document: z._default(
    z.nullable(
      z.object({
        /** 0 where a server does not tell it. */
        documentId: z._default(z.number(), 0),
        title: z.string(),
        field: z.enum(FIELDS),
      }),
    ),
    null,
  ),
  source: z._default(z.nullable(SourceSchema), null),
  /** What stood on a brought card beside question and answer. */
  note: z._default(z.nullable(z.string()), null),
  tags: z._default(z.array(z.string()), []),
  /** Pictures and sounds; left out where there are none. */
  media: z.optional(z.array(CardMediaSchema)),
});
export type Flashcard = z.output<typeof FlashcardSchema>;

/** What an edit answers. The specification lists nothing: `flashcardId` is 0 where nothing is said. */
export const SavedCardSchema = z.catch(FlashcardSchema, {
  flashcardId: 0,
  question: '',
  answer: '',
  kind: 'definition',
  createDate: '',
  document: null,
  source: null,
  note: null,
  tags: [],
});

export const FlashcardFilterSchema = z.strictObject({
  keyword: KeywordSchema,
  from: FromDateSchema,
  to: ToDateSchema,
  /** Title of the document the cards belong to. */
  fieldName: z.pipe(
    z.nullish(
      text({ max: 2 * TITLE_MAX, message: STUDY_MESSAGES.fieldName }).check(
        z.refine((title) => countCharacters(title) <= 2 * TITLE_MAX, STUDY_MESSAGES.fieldName),
      ),
    ),
    z.transform((title) => title || undefined),
  ),
  /** In any spelling. */
  tag: z.optional(TagSchema),
  /** A card's name is its question. */
  sort: sortOf('flashcards'),
});
export type FlashcardFilter = z.output<typeof FlashcardFilterSchema>;

export const FlashcardPageSchema = z
  .object({
    items: z.array(FlashcardSchema),
    currentPage: z._default(z.number(), 0),
    pageSize: z._default(z.number(), DEFAULT_PAGE_SIZE),
    ...totals,
  })
  .check(withTotal((page) => page.items.length));
export type FlashcardPage = z.output<typeof FlashcardPageSchema>;

/** Ids of saved cards; the message names the field they stand in. */
export function flashcardIds(message: string) {
  return z
    .array(IdSchema, message)
    .check(z.minLength(1, message), z.maxLength(CARDS_PER_CALL, message));
}

export const CardDraftsSchema = z
  .array(CardDraftSchema, STUDY_MESSAGES.cardList)
  .check(
    z.minLength(1, STUDY_MESSAGES.cardList),
    z.maxLength(CARDS_PER_CALL, STUDY_MESSAGES.cardList),
  );

const CardsToSaveSchema = z
  .strictObject({
    /** 0 is none, as is leaving it out. */
    documentId: z.pipe(
      z.nullish(
        z
          .int(STUDY_MESSAGES.documentId)
          .check(
            z.minimum(0, STUDY_MESSAGES.documentId),
            z.maximum(ID_MAX, STUDY_MESSAGES.documentId),
          ),
      ),
      z.transform((id) => id || undefined),
    ),
    flashcardList: CardDraftsSchema,
    /** For cards that the AI made: what became of all it made together. Counted for operators. */
    choices: z.optional(z.nullable(CardChoicesSchema)),
  })
  .check(
    // Whoever claims that cards were kept has to keep them.
    z.refine(
      ({ choices, flashcardList }) =>
        !choices || countKept(choices.counts) === flashcardList.length,
      { error: STUDY_MESSAGES.choices, path: ['choices'] },
    ),
  );
export type CardsToSave = z.output<typeof CardsToSaveSchema>;

/** What is put on cards and what is taken off them; a tag that stands in both is put on. */
export const TagChangeSchema = z
  .strictObject({
    flashcardIds: flashcardIds(STUDY_MESSAGES.cardIds),
    add: z.optional(TagsSchema),
    remove: z.optional(TagsSchema),
  })
  .check(
    z.refine(({ add = [], remove = [] }) => add.length + remove.length > 0, {
      error: STUDY_MESSAGES.tagChange,
      path: ['add'],
    }),
  );
export type TagChange = z.output<typeof TagChangeSchema>;

export const TagListSchema = z.object({
  /** In alphabetical order, each in the spelling that most cards have. */
  tags: z.array(z.object({ tag: z.string(), count: z.number() })),
});
export type TagList = z.output<typeof TagListSchema>;

export const flashcardEndpoints = {
  addBulk: endpoint({
    summary: 'Save flashcards, all or none of them',
    method: 'POST',
    path: '/flashcard/add-bulk',
    auth: 'required',
    body: CardsToSaveSchema,
    bodyLimit: BODY_LIMIT.document,
    isIdempotent: true,
    data: z.object({ flashcardList: z.array(FlashcardSchema) }),
  }),
  list: endpoint({
    summary: 'One page of the student’s flashcards, newest first unless another order is asked for',
    method: 'POST',
    path: '/flashcard/get-filter',
    auth: 'required',
    query: z.strictObject({
      pageNumber: pageNumberQuery(STUDY_MESSAGES.pageNumber),
      pageSize: pageSizeQuery({ max: CARDS_PER_CALL, fallback: DEFAULT_PAGE_SIZE }),
    }),
    body: z.prefault(FlashcardFilterSchema, {}),
    bodyLimit: BODY_LIMIT.filter,
    data: FlashcardPageSchema,
  }),
  edit: endpoint({
    summary: 'Change question, answer, kind, pictures and sounds of a flashcard',
    method: 'PUT',
    path: '/flashcard/edit/:flashcardId',
    auth: 'required',
    params: z.strictObject({ flashcardId: IdParamSchema }),
    body: CardEditSchema,
    bodyLimit: BODY_LIMIT.card,
    data: SavedCardSchema,
  }),
  remove: endpoint({
    summary: 'Delete flashcards; they can be restored for 30 days',
    method: 'POST',
    path: '/flashcard/delete',
    auth: 'required',
    body: z.strictObject({ flashcardIds: flashcardIds(STUDY_MESSAGES.cardIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  tags: endpoint({
    summary: 'The tags of the student’s flashcards, and how many cards have each',
    method: 'GET',
    path: '/flashcard/tags',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: TagListSchema,
  }),
  changeTags: endpoint({
    summary: 'Put tags on flashcards and take tags off them, on all or none of them',
    method: 'POST',
    path: '/flashcard/change-tags',
    auth: 'required',
    body: TagChangeSchema,
    bodyLimit: BODY_LIMIT.order,
    isIdempotent: true,
    data: z.object({
      cards: z.array(
        z.object({
          flashcardId: z.number(),
          tags: z.array(z.string()),
          /** Those it had, for whoever takes the change back. */
          before: z.optional(z.array(z.string())),
        }),
      ),
    }),
  }),
  restore: endpoint({
    summary: 'Bring deleted flashcards back, into their sets too',
    method: 'POST',
    path: '/flashcard/restore',
    auth: 'required',
    body: z.strictObject({ flashcardIds: flashcardIds(STUDY_MESSAGES.cardIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
};
