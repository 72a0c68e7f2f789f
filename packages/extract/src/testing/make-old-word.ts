import { makeCompoundFile } from './make-compound-file';

const TEXT_AT = 512;

export type OldWordPlan = {
  /** Bytes as the code page of the language has them. */
  text: Uint8Array;
  language?: number;
  flags?: number;
  /** Charsets of the fonts; every byte is in the first one when there is one. */
  fontCharset?: number;
};

/** A document as Word 6 and Word 95 save it. */
export function makeWord6(plan: OldWordPlan): Uint8Array {
  const document = new Uint8Array(TEXT_AT + Math.ceil(plan.text.length / 512) * 512 + 1_024);
  fill(document, 0xa5dc, plan);
  if (plan.fontCharset !== undefined) {
    addFont(document, plan.fontCharset, plan.text.length);
  }
  return makeCompoundFile({ WordDocument: document });
}

/** A document of Word 2, which is no compound file. */
export function makeWord2(plan: OldWordPlan): Uint8Array {
  const document = new Uint8Array(TEXT_AT + plan.text.length);
  fill(document, 0xa5db, plan);
  return document;
}

function fill(
  document: Uint8Array,
  mark: number,
  { text, language = 0x409, flags = 0 }: OldWordPlan,
): void {
  const view = new DataView(document.buffer);
  view.setUint16(0, mark, true);
  view.setUint16(6, language, true);
  view.setUint16(10, flags, true);
  view.setUint32(24, TEXT_AT, true);
  view.setUint32(28, TEXT_AT + text.length, true);
  view.setUint32(0x34, text.length, true);
  document.set(text, TEXT_AT);
}

/** One font and one look that uses it for the whole text. */
function addFont(document: Uint8Array, charset: number, length: number): void {
  const view = new DataView(document.buffer);
  const page = document.length - 512;
  const table = document.length - 1_024;
  view.setUint32(page, TEXT_AT, true);
  view.setUint32(page + 4, TEXT_AT + length, true);
  document.set([100], page + 8);
  document.set([3, 93, 0, 0], page + 200);
  document[page + 511] = 1;
  view.setUint32(table, TEXT_AT, true);
  view.setUint32(table + 4, TEXT_AT + length, true);
  view.setUint16(table + 8, page / 512, true);
  view.setUint32(0x58 + 12 * 8, table, true);
  view.setUint32(0x5c + 12 * 8, 10, true);
  document.set([12, 0, 9, 0, 0, 0, charset, 0, 0x41, 0x72, 0x69, 0], table + 20);
  view.setUint32(0x58 + 15 * 8, table + 20, true);
  view.setUint32(0x5c + 15 * 8, 12, true);
}
