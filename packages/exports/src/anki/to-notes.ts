import { type ExportedCard, kindOf } from '@scholar/contract';
import { toCloze } from './cloze';
import type { MediaFields } from './media-fields';
import { BASIC_ID, CLOZE_ID } from './note-types';
import { toHtml } from './to-html';

/** One text with the cards that ask for it; more than one where a cloze has several marks. */
export type Note = {
  /** The first of its cards, by which the note is known again. */
  flashcardId: number;
  typeId: number;
  fields: string[];
  tags: string[];
  cards: { card: ExportedCard; ord: number }[];
};

/** The notes of one deck, in the order of its cards. */
export function toNotes(cards: readonly ExportedCard[], media: MediaFields): Note[] {
  const clozes = new Map<string, Note>();
  const notes: Note[] = [];
  for (const card of cards) {
    const { ord, ...note } = toNote(card, media);
    const key = JSON.stringify([note.fields, note.tags]);
    const together = clozes.get(key);
    if (together && together.cards.every((other) => other.ord !== ord)) {
      together.cards.push({ card, ord });
    } else {
      const alone = { ...note, cards: [{ card, ord }] };
      notes.push(alone);
      if (note.typeId === CLOZE_ID) {
        clozes.set(key, alone);
      }
    }
  }
  return notes;
}

function toNote(card: ExportedCard, media: MediaFields): Omit<Note, 'cards'> & { ord: number } {
  const shared = { flashcardId: card.flashcardId, tags: card.tags.map(toTag) };
  const note = toHtml(card.note ?? '');
  if (kindOf(card) === 'cloze') {
    const { text, ord } = toCloze(card);
    const fields = [media.addTo(text, card, 'question'), media.addTo(note, card, 'answer')];
    return { ...shared, typeId: CLOZE_ID, fields, ord };
  }
  const fields = [media.toField(card, 'question'), media.toField(card, 'answer'), note];
  return { ...shared, typeId: BASIC_ID, fields, ord: 0 };
}

/** Tags of Anki are single words. */
function toTag(tag: string): string {
  return tag.replaceAll(/\s+/g, '_');
}
