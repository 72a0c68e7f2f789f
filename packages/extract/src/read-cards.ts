import type { Deck } from './anki/deck';
import type { ReadSqlWasm } from './anki/sqlite';
import { detectFormat } from './detect-format';
import { ExtractionError } from './extraction-error';
import { extractionError } from './extraction-messages';
import { findDeckEnding } from './file-endings';
import { DECK_MAX_BYTES, FILE_MAX_BYTES } from './limits';
import type { PairList, PairOptions } from './pairs/pair-list';
import type { Table, TableOptions } from './tables/read-table';

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
};

/** The cards of a deck or a table. Rejects with an `ExtractionError` only. */
export async function readCards(
  bytes: Uint8Array,
  fileName: string,
  options: ReadCardsOptions,
): Promise<CardFile> {
  const ending = findDeckEnding(fileName);
  if (ending === undefined) {
    throw extractionError('unsupported');
  }
  if (bytes.length === 0) {
    throw extractionError('empty');
  }
  const isDeck = ending === 'apkg' || ending === 'colpkg';
  if (bytes.length > (isDeck ? DECK_MAX_BYTES : FILE_MAX_BYTES)) {
    throw extractionError('too_large');
  }
  try {
    const read = await (isDeck ? readDeckFile : readTableFile)(bytes, fileName, options);
    if (options.signal?.aborted) {
      throw extractionError('cancelled');
    }
    return read;
  } catch (error) {
    // Damaged files make readers fail in any way they like; to the student it is all the same.
    throw error instanceof ExtractionError ? error : extractionError('corrupt', error);
  }
}

async function readDeckFile(
  bytes: Uint8Array,
  fileName: string,
  { readSqlWasm }: ReadCardsOptions,
): Promise<CardFile> {
  const { readDeck } = await import('./anki/read-deck');
  return { kind: 'deck', deck: await readDeck(bytes, fileName, readSqlWasm) };
}

async function readTableFile(
  bytes: Uint8Array,
  _: string,
  options: ReadCardsOptions,
): Promise<CardFile> {
  const format = detectFormat(bytes, 'txt');
  if (format !== 'text') {
    throw extractionError(format === 'unknown' ? 'corrupt' : 'unsupported');
  }
  const { decodeTable, readTableText } = await import('./tables/read-table');
  const { recognisePairs } = await import('./pairs/recognise-pairs');
  const text = decodeTable(bytes);
  const table = readTableText(text, options.table);
  if (table && table.rows.length > 0) {
    return { kind: 'table', table };
  }
  const list = recognisePairs(text, options.pairs);
  if (!list) {
    throw extractionError('no_cards');
  }
  return { kind: 'list', list };
}
