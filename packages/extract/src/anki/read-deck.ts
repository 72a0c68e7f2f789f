import { extractionError } from '../extraction-messages';
import { DECK_DATABASE_MAX_BYTES, DECK_ENTRIES_MAX, DECK_UNPACKED_MAX_BYTES } from '../limits';
import { openZip, type ZipArchive } from '../packed/zip-archive';
import type { Deck, DeckCard, FieldChoices, SkipReason } from './deck';
import { listWideTypes, mapFields } from './map-fields';
import { listMedia, type DeckMedia } from './media-map';
import { readCollection, type Collection } from './read-collection';
import { parseType, renderCard, type ParsedType } from './render-card';
import { openSqlEngine, type ReadSqlWasm } from './sqlite';
import { isZstd, unpackZstd } from './unpack-zstd';

/** Newest first: a deck carries older ones beside it that only ask to update Anki. */
const COLLECTIONS = ['collection.anki21b', 'collection.anki21', 'collection.anki2'];
const NO_DECK = 'Default';

/** An Anki deck (.apkg) or a whole collection (.colpkg). */
export async function readDeck(
  bytes: Uint8Array,
  fileName: string,
  readSqlWasm: ReadSqlWasm,
  chosen: FieldChoices = {},
): Promise<Deck> {
  const archive = openDeck(bytes);
  const { Database } = await openSqlEngine(readSqlWasm);
  const database = new Database(readDatabase(archive));
  try {
    const collection = readCollection(database);
    if (collection.cards.length === 0) {
      throw extractionError('no_cards');
    }
    return {
      ...toDeck(collection, fileName, chosen),
      media: listMedia(archive).map(({ name }) => name),
    };
  } finally {
    database.close();
  }
}

export function listDeckMedia(bytes: Uint8Array): DeckMedia[] {
  return listMedia(openDeck(bytes));
}

function openDeck(bytes: Uint8Array): ZipArchive {
  return openZip(bytes, { unpackedMax: DECK_UNPACKED_MAX_BYTES, entriesMax: DECK_ENTRIES_MAX });
}

function readDatabase(archive: ZipArchive): Uint8Array {
  const name = COLLECTIONS.find((candidate) => archive.has(candidate));
  const stored = name === undefined ? undefined : archive.read(name);
  if (!stored) {
    throw extractionError('corrupt');
  }
  return isZstd(stored) ? unpackZstd(stored, DECK_DATABASE_MAX_BYTES) : stored;
}

function toDeck(
  collection: Collection,
  fileName: string,
  chosen: FieldChoices,
): Omit<Deck, 'media'> {
  const types = new Map<string, ParsedType>(
    [...collection.noteTypes].map(([id, type]) => [id, parseType(type)]),
  );
  const cards: DeckCard[] = [];
  const mapped = new Set<string>();
  const skipped = new Map<SkipReason, number>();
  for (const row of collection.cards) {
    const note = collection.notes.get(row.noteId);
    const type = note && types.get(note.typeId);
    const deck = collection.deckNames.get(row.deckId) ?? NO_DECK;
    const roles = type && chosen[type.type.name];
    if (roles && mapped.has(row.noteId)) {
      // Of fields that were chosen there is one card, however many the templates made.
      continue;
    }
    mapped.add(row.noteId);
    const rendered = note && type && !roles ? renderCard(type, note, row.ord, deck) : undefined;
    const sides =
      note && type && roles ? mapFields(type.type, note, roles) : (rendered ?? 'no_note');
    if (typeof sides === 'string' || !note || !type) {
      const reason = typeof sides === 'string' ? sides : 'no_note';
      skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
      continue;
    }
    cards.push({
      ...sides,
      tags: note.tags,
      deck,
      noteType: type.type.name,
      reviews: collection.reviews.get(row.id) ?? [],
    });
  }
  const wideTypes = listWideTypes(types, collection.notes.values(), chosen);
  const tags = [...collection.notes.values()].flatMap((note) => note.tags);
  return {
    name: nameOf(collection, fileName),
    noteCount: collection.notes.size,
    cards,
    tags: [...new Set(tags)].toSorted(),
    reviewCount: [...collection.reviews.values()].reduce((sum, { length }) => sum + length, 0),
    skipped: [...skipped].map(([reason, count]) => ({ reason, count })),
    ...(wideTypes.length > 0 && { wideTypes }),
  };
}

/** The deck that all cards lie in; else the file is called as the student calls it. */
function nameOf({ cards, deckNames }: Collection, fileName: string): string {
  const paths = [...new Set(cards.map(({ deckId }) => deckNames.get(deckId) ?? NO_DECK))].map(
    (name) => name.split('::'),
  );
  const [first = [], ...others] = paths;
  const common = first.filter((_, index) =>
    others.every((path) => path.slice(0, index + 1).join() === first.slice(0, index + 1).join()),
  );
  const name = common.at(-1) ?? NO_DECK;
  return name === NO_DECK ? fileName.replace(/\.[^.]*$/, '') : name;
}
