import type { Deck, FieldChoices } from './anki/deck';
import type { DeckMedia } from './anki/media-map';
import type { ReadSqlWasm } from './anki/sqlite';
import { detectFormat } from './detect-format';
import { ExtractionError } from './extraction-error';
import { deckTooLargeError, extractionError } from './extraction-messages';
import { findDeckEnding, findEnding, type DeckEnding } from './file-endings';
import { DECK_MAX_BYTES, FILE_MAX_BYTES } from './limits';
import type { PairList, PairOptions } from './pairs/pair-list';
import { isAnkiExport } from './tables/is-anki-export';
import type { Table, TableOptions } from './tables/read-table';
import { decodeText } from './text/decode-text';

const HEAD_BYTES = 4_096;

/** What a file brings that has cards of its own. A table of one column may be a list of pairs. */
export type CardFile =
  | { kind: 'deck'; deck: Deck }
  | { kind: 'table'; table: Table }
  | { kind: 'list'; list: PairList };

export type ReadCardsOptions = {
  /** The WebAssembly file of SQLite, which only decks need. */
  readSqlWasm: ReadSqlWasm;
  signal?: AbortSignal;
  /** What the student chose for a table, or for a list of pairs. */
  table?: TableOptions;
  pairs?: PairOptions;
  /** What the student chose for the fields of a deck. */
  fields?: FieldChoices;
};

/** The cards of a deck or a table. Rejects with an `ExtractionError` only. */
export async function readCards(
  bytes: Uint8Array,
  fileName: string,
  options: ReadCardsOptions,
): Promise<CardFile> {
  if (!hasCards(bytes, fileName)) {
    throw extractionError('unsupported');
  }
  if (bytes.length === 0) {
    throw extractionError('empty');
  }
  const isDeck = isDeckEnding(findDeckEnding(fileName));
  if (bytes.length > (isDeck ? DECK_MAX_BYTES : FILE_MAX_BYTES)) {
    throw isDeck ? deckTooLargeError() : extractionError('too_large');
  }
  try {
    const read = isDeck
      ? await readDeckFile(bytes, fileName, options)
      : await readTableFile(bytes, options);
    if (options.signal?.aborted) {
      throw extractionError('cancelled');
    }
    return read;
  } catch (error) {
    // Damaged files make readers fail in any way they like; to the student it is all the same.
    const fault = error instanceof ExtractionError ? error : extractionError('corrupt', error);
    throw isDeck && fault.code === 'too_large' ? deckTooLargeError() : fault;
  }
}

/** Whether `readCards` is for this file: by its ending, and a text file where Anki wrote it. */
export function hasCards(bytes: Uint8Array, fileName: string): boolean {
  return (
    findDeckEnding(fileName) !== undefined ||
    (findEnding(fileName) === 'txt' && isAnkiExport(decodeText(bytes.subarray(0, HEAD_BYTES))))
  );
}

/** Pictures and sounds of a deck that was read; each is unpacked when its bytes are asked for. */
export async function openDeckMedia(bytes: Uint8Array): Promise<DeckMedia[]> {
  const { listDeckMedia } = await import('./anki/read-deck');
  return listDeckMedia(bytes);
}

function isDeckEnding(ending: DeckEnding | undefined): boolean {
  return ending === 'apkg' || ending === 'colpkg';
}

async function readDeckFile(
  bytes: Uint8Array,
  fileName: string,
  { readSqlWasm, fields }: ReadCardsOptions,
): Promise<CardFile> {
  const { readDeck } = await import('./anki/read-deck');
  return { kind: 'deck', deck: await readDeck(bytes, fileName, readSqlWasm, fields) };
}

async function readTableFile(bytes: Uint8Array, options: ReadCardsOptions): Promise<CardFile> {
  const format = detectFormat(bytes, 'txt');
  if (format !== 'text') {
    throw extractionError(format === 'unknown' ? 'corrupt' : 'unsupported');
  }
  const { decodeTable, readTableText } = await import('./tables/read-table');
  const text = decodeTable(bytes);
  if (isAnkiExport(text) && options.table === undefined) {
    return readExport(text);
  }
  const table = readTableText(text, options.table);
  if (table && table.rows.length > 0) {
    return { kind: 'table', table };
  }
  const { recognisePairs } = await import('./pairs/recognise-pairs');
  const list = recognisePairs(text, options.pairs);
  if (!list) {
    throw extractionError('no_cards');
  }
  return { kind: 'list', list };
}

/** The notes of a deck as text, in which the HTML of its cards may be left. */
async function readExport(text: string): Promise<CardFile> {
  const { readAnkiExport } = await import('./tables/anki-export');
  const { table, isHtml } = readAnkiExport(text);
  const { toCardText } = await import('./anki/card-text');
  const clean = (side: string) => (isHtml ? toCardText(side).text : side);
  const rows = table.rows
    .map((row) => ({ ...row, question: clean(row.question), answer: clean(row.answer) }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
  if (rows.length === 0) {
    throw extractionError('no_cards');
  }
  return { kind: 'table', table: { ...table, rows } };
}
