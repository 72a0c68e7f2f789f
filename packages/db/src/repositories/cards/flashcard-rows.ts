import {
  type CardKind,
  type CardMedia,
  type CardText,
  type Field,
  type Flashcard,
  foldForSearch,
} from '@scholar/contract';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { documents } from '../../tables/documents.table';
import { flashcards, INDEXED_BYTES } from '../../tables/flashcards.table';
import { signatureOf } from '../documents/search-signature';
import { mediaOfCard } from './card-media';

/** Stands between question and answer, so that nothing is found that begins in one and ends in the other. */
const BETWEEN = '\u001f';

export const cardRow = {
  id: flashcards.id,
  question: flashcards.question,
  answer: flashcards.answer,
  kind: flashcards.kind,
  quote: flashcards.sourceQuote,
  start: flashcards.sourceStart,
  end: flashcards.sourceEnd,
  createDate: flashcards.createDate,
  note: flashcards.note,
  tags: flashcards.tags,
  media: mediaOfCard,
};
export const documentOfCard = {
  id: documents.id,
  title: documents.title,
  field: documents.field,
};

/** What joins a card to its document, unless that is deleted. */
export function isDocumentOfCard(): SQL | undefined {
  return and(
    eq(documents.userId, flashcards.userId),
    eq(documents.id, flashcards.documentId),
    isNull(documents.deletedAt),
  );
}

export type DocumentOfCard = { id: number; title: string; field: string };
type CardRow = {
  id: number;
  question: string;
  answer: string;
  kind: CardKind;
  quote: string | null;
  start: number | null;
  end: number | null;
  createDate: Date;
  note: string | null;
  tags: string[];
  media: CardMedia[] | null;
};

export function toFlashcard(card: CardRow, document: DocumentOfCard | null): Flashcard {
  const { quote, start, end } = card;
  return {
    flashcardId: card.id,
    question: card.question,
    answer: card.answer,
    kind: card.kind,
    createDate: card.createDate.toISOString(),
    document: document && {
      documentId: document.id,
      title: document.title,
      // The table's check constraint allows nothing but fields.
      field: document.field as Field,
    },
    source: quote === null || start === null || end === null ? null : { quote, start, end },
    note: card.note,
    tags: card.tags,
    ...(card.media && { media: card.media }),
  };
}

/** The columns of a card that follow from what stands on it. */
export function toTextColumns({ question, answer }: CardText) {
  const folded = toSearchBytes(`${question}${BETWEEN}${answer}`);
  const isLong = folded.length > INDEXED_BYTES;
  return {
    question,
    answer,
    searchBytes: isLong ? null : folded,
    searchSignature: isLong ? null : signatureOf(folded),
    longSearchBytes: isLong ? folded : null,
  };
}

export function toSearchBytes(text: string): Uint8Array {
  return Buffer.from(foldForSearch(text));
}
