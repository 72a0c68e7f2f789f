import {
  AI_NOTICES,
  CARD_TEXT_MAX,
  CardChoicesSchema,
  CardKindSchema,
  CHOICE_ENGINES,
  CHOICE_LANGUAGES,
  type Flashcards,
  isBlank,
  kindOf,
  type Source,
  SourceSchema,
} from '@scholar/contract';
import * as z from 'zod/mini';
import { randomKey } from '../../../lib/queries/random-key';
import { DEVICE_ENGINE } from '../../browser-model/public';
import { type SourceDocument, SourceDocumentSchema } from '../../import-document/public';

const GeneratedCardSchema = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** As it was made or last saved. Older versions had none. */
  kind: z._default(CardKindSchema, 'definition'),
  isSelected: z.boolean(),
  /** Doubtful: shown under 'Maybe'. Older versions had none. */
  isMaybe: z._default(z.boolean(), false),
  /** The card as the AI made it. Older versions did not keep it. */
  made: z._default(
    z.nullable(z.object({ question: z.string(), answer: z.string(), kind: CardKindSchema })),
    null,
  ),
  /** The card as it was saved; it may have been edited since. */
  saved: z.nullable(
    z.object({ flashcardId: z.number(), question: z.string(), answer: z.string() }),
  ),
});
export type GeneratedCard = z.output<typeof GeneratedCardSchema>;

/** New cards as they were sent, kept to send exactly the same again. */
const SentCardsSchema = z.object({
  key: z.string(),
  documentId: z.number(),
  cards: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string(),
      kind: z.optional(CardKindSchema),
      source: z.nullable(SourceSchema),
    }),
  ),
  /** Counted with the first cards of a batch that are saved. */
  choices: z.optional(CardChoicesSchema),
});
export type SentCards = z.output<typeof SentCardsSchema>;

/** The cards of one generation. */
export const BatchSchema = z.object({
  id: z.string(),
  cards: z.array(GeneratedCardSchema),
  /** Of each card, in the same order; apart from the cards, because no edit changes them. */
  sources: z.array(z.nullable(SourceSchema)),
  /** The saved document that the text came from, or as which it was saved. */
  documentId: z.nullable(z.number()),
  /** What that document is called. Older versions did not keep it. */
  documentTitle: z._default(z.nullable(z.string()), null),
  /** The text they were made from, while it is no saved document. Older versions did not keep it. */
  origin: z._default(z.nullable(SourceDocumentSchema), null),
  remarks: z.object({
    notice: z.nullable(z.enum(AI_NOTICES)),
    asked: z.number(),
    isFallback: z.boolean(),
    /** The browser's own model made them. Older versions had none. */
    isOnDevice: z._default(z.boolean(), false),
    sections: z.number(),
    withoutCards: z.array(z.string()),
    /** How many there are without a card; only some are named. */
    uncovered: z._default(z.number(), 0),
  }),
  areRemarksSeen: z.boolean(),
  /** Whether the doubtful cards have been unfolded. */
  isMaybeSeen: z._default(z.boolean(), false),
  /** Who made the cards, until the choices about them are counted. Older versions counted none. */
  uncounted: z._default(
    z.nullable(z.object({ engine: z.enum(CHOICE_ENGINES), language: z.enum(CHOICE_LANGUAGES) })),
    null,
  ),
  /** Sent and never answered: whether it was saved shows only when the same is sent again. */
  sent: z.nullable(SentCardsSchema),
});
export type Batch = z.output<typeof BatchSchema>;

/** `offset` is the length of what was sent before the text, because passages do not count it. */
export function toBatch(
  { flashcards, engine, language, coverage, notice }: Flashcards,
  { asked, offset, source }: { asked: number; offset: number; source: SourceDocument },
): Batch {
  const sure = flashcards.keywords.filter(isWhole);
  const maybe = (flashcards.maybe ?? []).filter(isWhole);
  const made = [...sure, ...maybe];
  return {
    id: randomKey(),
    cards: made.map(({ term, definition, kind }, place) => {
      const card = {
        question: term.trim(),
        answer: definition.trim(),
        kind: kindOf({ kind, answer: definition }),
      };
      return {
        id: randomKey(),
        ...card,
        isSelected: place < sure.length,
        isMaybe: place >= sure.length,
        made: card,
        saved: null,
      };
    }),
    sources: made.map(({ source: cited }) => toSource(cited, offset)),
    documentId: source.saved?.documentId ?? null,
    documentTitle: source.saved?.title ?? null,
    origin: source.saved ? null : source,
    remarks: {
      notice: notice ?? null,
      asked,
      isFallback: engine?.isFallback ?? false,
      isOnDevice: engine?.name === DEVICE_ENGINE,
      sections: coverage?.sections ?? 0,
      withoutCards: (coverage?.withoutCards ?? []).map(({ title }) => title),
      uncovered: coverage ? coverage.sections - (coverage.withCards ?? coverage.sections) : 0,
    },
    areRemarksSeen: false,
    // Without others they lie open.
    isMaybeSeen: sure.length === 0,
    uncounted: { engine: toChoiceEngine(engine?.name), language: language ?? 'other' },
    sent: null,
  };
}

/** A service that is not ours may not say what it is. */
function toChoiceEngine(name: string | undefined): (typeof CHOICE_ENGINES)[number] {
  if (name === undefined) {
    return 'other';
  }
  return name === 'embedded' ? 'embedded' : 'llm';
}

function isWhole({ term, definition }: { term: string; definition: string }): boolean {
  return !isBlank(term) && !isBlank(definition);
}

export type CardChange = Partial<Pick<GeneratedCard, 'question' | 'answer' | 'isSelected'>>;

export function withCard(batch: Batch, id: string, change: CardChange): Batch {
  const cards = batch.cards.map((card) => (card.id === id ? { ...card, ...change } : card));
  return { ...batch, cards };
}

/** Doubtful cards are chosen one by one, and put back with the others. */
export function withAllSelected(batch: Batch, isSelected: boolean): Batch {
  const cards = batch.cards.map((card) =>
    isSelected && card.isMaybe ? card : { ...card, isSelected },
  );
  return { ...batch, cards };
}

/** A card that is saved now, with the words that were sent. */
export type KeptCard = { id: string; flashcardId: number; question: string; answer: string };

export function withKept(batch: Batch, kept: readonly KeptCard[]): Batch {
  const found = new Map(kept.map(({ id, ...saved }) => [id, saved]));
  const cards = batch.cards.map((card) => {
    const saved = found.get(card.id);
    return saved
      ? { ...card, saved, kind: kindOf({ kind: card.kind, answer: saved.answer }) }
      : card;
  });
  return { ...batch, cards };
}

/** Their text is a saved document now. */
export function withDocument(
  batch: Batch,
  { documentId, title }: { documentId: number; title: string },
): Batch {
  return { ...batch, documentId, documentTitle: title, origin: null };
}

/** For cards that turned out to be deleted. */
export function withoutKept(batch: Batch, ids: ReadonlySet<string>): Batch {
  const cards = batch.cards.map((card) => (ids.has(card.id) ? { ...card, saved: null } : card));
  return { ...batch, cards };
}

/** After a saved card was deleted elsewhere: the next save looks for each and creates the missing ones. */
export function withUnconfirmedSaves(batch: Batch): Batch {
  const cards = batch.cards.map((card) =>
    card.saved ? { ...card, saved: { ...card.saved, question: '', answer: '' } } : card,
  );
  return { ...batch, cards };
}

/** The text gave no cards, and no other text has taken its place since. */
export function isNoneMade({ cards, areRemarksSeen }: Batch): boolean {
  return cards.length === 0 && !areRemarksSeen;
}

export function sureOf({ cards }: Batch): GeneratedCard[] {
  return cards.filter(({ isMaybe }) => !isMaybe);
}

/** The cards that are offered for saving: the sure ones, and what was chosen of the others. */
export function offeredOf({ cards }: Batch): GeneratedCard[] {
  return cards.filter(({ isMaybe, isSelected }) => !isMaybe || isSelected);
}

export function selectedOf({ cards }: Batch): GeneratedCard[] {
  return cards.filter(({ isSelected }) => isSelected);
}

export function isKept({ question, answer, saved }: GeneratedCard): boolean {
  return saved !== null && saved.question === question && saved.answer === answer;
}

/** Whether the student would lose something that is meant to be kept. */
export function hasUnsaved(batch: Batch): boolean {
  return selectedOf(batch).some((card) => !isKept(card));
}

/** Whether the student has done something with the cards: chosen, edited or saved some of them. */
export function isTouched({ cards }: Batch): boolean {
  return cards.some(
    (card) => card.saved !== null || card.isSelected === card.isMaybe || isEdited(card),
  );
}

/** Of a card that older versions made, nobody knows how it was made. */
export function isEdited({ made, question, answer }: GeneratedCard): boolean {
  return made?.question !== question.trim() || made.answer !== answer.trim();
}

/** Every card that is selected is saved as it stands, and there is one. */
export function isAllKept(batch: Batch): boolean {
  return selectedOf(batch).length > 0 && !hasUnsaved(batch);
}

export function keptIdsOf(batch: Batch): number[] {
  return selectedOf(batch).flatMap(({ saved }) => (saved ? [saved.flashcardId] : []));
}

/** Null for a passage that could not be saved with a card. */
function toSource(source: Source | undefined, offset: number): Source | null {
  if (!source || source.start < offset || source.quote === '') {
    return null;
  }
  const { quote, start, end } = source;
  return quote.length > CARD_TEXT_MAX ? null : { quote, start: start - offset, end: end - offset };
}
