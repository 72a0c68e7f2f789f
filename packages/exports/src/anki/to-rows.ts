import type { ExportedLibrary } from '../exported-library';
import { type Calendar, createCalendar } from './calendar';
import { createMediaFields } from './media-fields';
import { writeNoteTypes } from './note-types';
import { toLog } from './review-log';
import { toSchedule } from './schedule';
import { SCHEMA_VERSION } from './schema';
import { sha1 } from './sha1';
import type { SqlValue } from './sqlite';
import { FIELD_END, stripHtml } from './to-html';
import { type Note, toNotes } from './to-notes';
import { nameDecks, writeDeckSettings, writeDecks, writeSettings } from './write-decks';

export type RowOptions = {
  now: Date;
  /** Minutes east of Greenwich, by which days are counted. */
  utcOffset: number;
  /** Names the server that the ids of the cards belong to. */
  origin: string;
};

type Rows = Record<'notes' | 'cards' | 'answers', SqlValue[][]>;

/** Rows that no server of Anki has seen yet. */
const UNSENT = -1;

/** A collection with a deck for each set. A card of several sets lies in the first. */
export function toRows({ sets, media = new Map() }: ExportedLibrary, options: RowOptions) {
  const { now, utcOffset, origin } = options;
  const calendar = createCalendar(
    sets.flatMap(({ cards }) => cards),
    options,
  );
  const firstId = now.getTime();
  const seconds = Math.floor(firstId / 1000);
  const decks = nameDecks(sets).map((deck, index) => ({ ...deck, id: firstId + index }));
  const rows: Rows = { notes: [], cards: [], answers: [] };
  const addCard = createCardRows(rows, calendar, firstId);
  const mediaFields = createMediaFields(media);
  const placed = new Set<number>();
  for (const deck of decks) {
    const fresh = deck.cards.filter(({ flashcardId }) => !placed.has(flashcardId));
    for (const note of toNotes(fresh, mediaFields)) {
      const noteId = firstId + rows.notes.length;
      rows.notes.push(toNoteRow(note, noteId, seconds, origin));
      for (const asked of note.cards) {
        placed.add(asked.card.flashcardId);
        addCard(asked, noteId, deck.id);
      }
    }
  }
  const json = [
    writeSettings(utcOffset),
    writeNoteTypes(seconds),
    writeDecks(decks, seconds),
    writeDeckSettings(),
    {},
  ].map((part) => JSON.stringify(part));
  const collection = [1, calendar.beganAt, firstId, firstId, SCHEMA_VERSION, 0, 0, 0, ...json];
  return { collection, ...rows, files: mediaFields.files };
}

function toNoteRow(note: Note, id: number, seconds: number, origin: string): SqlValue[] {
  const { flashcardId, typeId, fields, tags } = note;
  const first = stripHtml(fields[0] ?? '');
  const guid = sha1(`${origin} ${flashcardId}`).slice(0, 16);
  const sum = Number.parseInt(sha1(first).slice(0, 8), 16);
  const words = tags.length > 0 ? ` ${tags.join(' ')} ` : '';
  return [id, guid, typeId, seconds, UNSENT, words, fields.join(FIELD_END), first, sum, 0, ''];
}

function createCardRows(rows: Rows, calendar: Calendar, firstId: number) {
  const seconds = Math.floor(firstId / 1000);
  const takenTimes = new Set<number>();

  /** Two answers cannot have been given in the same millisecond. */
  function freeTime(wished: number): number {
    let time = wished;
    while (takenTimes.has(time)) {
      time += 1;
    }
    takenTimes.add(time);
    return time;
  }

  return ({ card, ord }: Note['cards'][number], noteId: number, deckId: number) => {
    const id = firstId + rows.cards.length;
    const schedule = toSchedule(card.memory, rows.cards.length + 1, calendar);
    const { type, queue, due, ivl, factor, reps, lapses, left, data } = schedule;
    rows.cards.push([
      ...[id, noteId, deckId, ord, seconds, UNSENT, type, queue, due, ivl, factor, reps, lapses],
      ...[left, 0, 0, 0, data],
    ]);
    for (const answer of toLog(card.reviews, calendar, ivl)) {
      const { ease, lastIvl, milliseconds } = answer;
      const at = freeTime(answer.answeredAt);
      rows.answers.push([
        ...[at, id, UNSENT, ease, answer.ivl, lastIvl, factor, milliseconds, answer.type],
      ]);
    }
  };
}
