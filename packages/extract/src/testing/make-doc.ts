import { join, makeCompoundFile } from './make-compound-file';

/** Characters in one look: `look` is a list of Word's property codes with their operands. */
export type DocRun = { text: string; look?: number[]; isWide?: boolean };
/** Of each paragraph or cell end, in order. */
export type DocParagraph = { style?: number; look?: number[] };
export type DocStyle = {
  number?: number;
  base?: number;
  paragraph?: number[];
  character?: number[];
};

export type DocPlan = {
  runs: DocRun[];
  paragraphs?: DocParagraph[];
  styles?: DocStyle[];
  /** Characters of the main text, footnotes, headers, macros, comments, endnotes and text boxes. */
  lengths?: number[];
  flags?: number;
};

export const DELETED = [0x00, 0x08, 0x81];
export const BOLD = [0x35, 0x08, 1];
export const NOT_BOLD = [0x35, 0x08, 0];
export const ITALIC = [0x36, 0x08, 1];
export const HIDDEN = [0x3c, 0x08, 1];
export const IN_TABLE = [0x16, 0x24, 1];
export const ROW_END = [...IN_TABLE, 0x17, 0x24, 1];
export const OUTLINE = (level: number) => [0x40, 0x26, level];
export const LIST = [0x0b, 0x46, 1, 0];

const TEXT_AT = 1_024;
const PAGE = 512;

/** A document as Word 97 to 2003 save it, small enough for one page of looks. */
export function makeDoc(plan: DocPlan): Uint8Array {
  const { document, table } = makeWordStreams(plan);
  return makeCompoundFile({ WordDocument: document, '1Table': table });
}

export function makeWordStreams({
  runs,
  paragraphs = [],
  styles = [],
  lengths,
  flags = 0,
}: DocPlan): { document: Uint8Array; table: Uint8Array } {
  const encoded = runs.map(({ text, isWide = false }) => encode(text, isWide));
  const starts = offsetsOf(encoded, TEXT_AT);
  const textEnd = starts.at(-1) ?? TEXT_AT;
  const pageAt = Math.ceil(textEnd / PAGE) * PAGE;
  const characterPage = makePage(
    starts,
    runs.map(({ look = [] }) => [look.length, ...look]),
    1,
  );
  const ends = paragraphEnds(runs, starts);
  const paragraphPage = makePage(
    [TEXT_AT, ...ends],
    ends.map((_, index) => paragraphDetail(paragraphs[index] ?? {})),
    13,
  );
  const text = join(encoded);
  const document = new Uint8Array(pageAt + PAGE * 2);
  document.set(text, TEXT_AT);
  document.set(characterPage, pageAt);
  document.set(paragraphPage, pageAt + PAGE);

  const parts = [
    makePieces(runs, starts),
    numbers([TEXT_AT, textEnd, pageAt / PAGE]),
    numbers([TEXT_AT, textEnd, pageAt / PAGE + 1]),
    makeStyles(styles),
  ];
  const places = offsetsOf(parts, 0);
  const view = new DataView(document.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(6, 0x409, true);
  view.setUint16(10, 0x200 | flags, true);
  view.setUint32(24, TEXT_AT, true);
  view.setUint32(28, textEnd, true);
  view.setUint16(32, 14, true);
  view.setUint16(62, 22, true);
  const all = runs.reduce((sum, run) => sum + run.text.length, 0);
  for (const [index, length] of (lengths ?? [all]).entries()) {
    view.setUint32(0x4c + index * 4, length, true);
  }
  view.setUint16(0x98, 93, true);
  for (const [index, range] of [33, 12, 13, 1].entries()) {
    view.setUint32(0x9a + range * 8, places[index] ?? 0, true);
    view.setUint32(0x9e + range * 8, parts[index]?.length ?? 0, true);
  }
  return { document, table: join(parts) };
}

function encode(text: string, isWide: boolean): Uint8Array {
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return Uint8Array.from(isWide ? codes.flatMap((code) => [code & 255, code >> 8]) : codes);
}

function offsetsOf(parts: readonly Uint8Array[], start: number): number[] {
  const offsets = [start];
  for (const part of parts) {
    offsets.push((offsets.at(-1) ?? 0) + part.length);
  }
  return offsets;
}

function paragraphEnds(runs: DocRun[], starts: number[]): number[] {
  return runs.flatMap(({ text, isWide = false }, run) => {
    const width = isWide ? 2 : 1;
    return Array.from({ length: text.length }, (_, index) => index)
      .filter((index) => text[index] === '\r' || text[index] === '\x07')
      .map((index) => (starts[run] ?? 0) + (index + 1) * width);
  });
}

/** Borders at the front, places after them, what is at the places from the back. */
function makePage(borders: number[], details: number[][], placeBytes: number): Uint8Array {
  const page = new Uint8Array(PAGE);
  const view = new DataView(page.buffer);
  for (const [index, border] of borders.entries()) {
    view.setUint32(index * 4, border, true);
  }
  let free = PAGE - 2;
  for (const [index, detail] of details.entries()) {
    if (detail.length > 1) {
      free = (free - detail.length) & ~1;
      page.set(detail, free);
      page[borders.length * 4 + index * placeBytes] = free / 2;
    }
  }
  page[PAGE - 1] = details.length;
  return page;
}

function paragraphDetail({ style = 0, look = [] }: DocParagraph): number[] {
  const detail = [style & 255, style >> 8, ...look];
  return detail.length % 2 === 0
    ? [0, detail.length / 2, ...detail]
    : [(detail.length + 1) / 2, ...detail];
}

function makePieces(runs: DocRun[], starts: number[]): Uint8Array {
  const borders = [0];
  for (const { text } of runs) {
    borders.push((borders.at(-1) ?? 0) + text.length);
  }
  const list = new Uint8Array(borders.length * 4 + runs.length * 8);
  const view = new DataView(list.buffer);
  for (const [index, border] of borders.entries()) {
    view.setUint32(index * 4, border, true);
  }
  for (const [index, { isWide = false }] of runs.entries()) {
    const place = starts[index] ?? 0;
    view.setUint32(
      borders.length * 4 + index * 8 + 2,
      isWide ? place : (place * 2) | 0x40000000,
      true,
    );
  }
  return join([Uint8Array.of(2), numbers([list.length]), list]);
}

function makeStyles(styles: DocStyle[]): Uint8Array {
  const made = styles.map(({ number = 0xffe, base = 0xfff, paragraph = [], character = [] }) => {
    const head = [number & 0xfff, 1 | (base << 4), 2, 0, 0];
    const lists = [[0, 0, ...paragraph], character].flatMap((list) => [
      list.length & 255,
      list.length >> 8,
      ...list,
      ...(list.length % 2 === 1 ? [0] : []),
    ]);
    // A name of no letters: its length and the zero at its end.
    const style = [...head.flatMap((word) => [word & 255, word >> 8]), 0, 0, 0, 0, ...lists];
    return Uint8Array.from([style.length & 255, style.length >> 8, ...style]);
  });
  const head = Uint8Array.from([4, 0, styles.length, 0, 10, 0]);
  return join([head, ...made]);
}

function numbers(values: number[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap((value) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]),
  );
}
