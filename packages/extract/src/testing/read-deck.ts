import { readSqlWasm } from '../node/node-sql-wasm';
import { openDeckMedia, readCards } from '../read-cards';

/** The cards of an Anki deck and the bytes of its pictures and sounds. */
export async function readDeck(bytes: Uint8Array<ArrayBuffer>) {
  const read = await readCards(bytes, 'deck.apkg', { readSqlWasm });
  const media = await openDeckMedia(bytes);
  return {
    cards: read.kind === 'deck' ? read.deck.cards : [],
    media: media.map((file) => Buffer.from(file.bytes() ?? [])),
  };
}
