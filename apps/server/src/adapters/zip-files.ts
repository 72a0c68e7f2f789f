import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TakeoutFile } from '@scholar/domain';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Packed in one go; between two of them other calls get their turn. */
const PIECE_LETTERS = 65_536;

/** A zip archive, made while it is sent: nothing of it is kept. */
export async function* zipFiles(files: AsyncIterable<TakeoutFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) {
      throw error;
    }
    packed.push(chunk);
  });
  for await (const file of files) {
    if ('bytes' in file) {
      // Pictures and sounds are packed already.
      const entry = new ZipPassThrough(file.name);
      zip.add(entry);
      entry.push(file.bytes, true);
      yield* packed.splice(0);
      continue;
    }
    const entry = new ZipDeflate(file.name, { level: 6 });
    zip.add(entry);
    for await (const piece of inPieces(file.text)) {
      entry.push(strToU8(piece));
      yield* packed.splice(0);
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* packed;
}

async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const next of text) {
    waiting += next;
    while (waiting.length >= PIECE_LETTERS) {
      const end = isSplit(waiting, PIECE_LETTERS) ? PIECE_LETTERS - 1 : PIECE_LETTERS;
      yield waiting.slice(0, end);
      waiting = waiting.slice(end);
      await nextTurn();
    }
  }
  yield waiting;
}

/** Half a character cannot be written. */
function isSplit(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '');
}
