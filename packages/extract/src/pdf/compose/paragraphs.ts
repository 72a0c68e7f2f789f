import type { BodyStyle } from './body-style';
import { endsInHyphen } from './hyphens';
import { greatest, median } from '../layout/statistics';
import { isAllBold, type TextBlock, type TextLine } from '../layout/text-line';

export type Paragraph = {
  lines: TextLine[];
  kind: 'text' | 'item' | 'row';
  /** Only a line break parts it from the one above: a list, a table, a verse. */
  isClose: boolean;
  size: number;
  isIndented: boolean;
  /** Of an item: how many others it is inside of. */
  level: number;
  /** Its last line is full, so that it may go on elsewhere. */
  isFull: boolean;
};

const ITEM =
  /^(?:[•●○▪■◦‣·*–—✓➢❖-]\s+\S|\(?(?:\d{1,3}|[a-zđ]|[ivx]{1,5})[.)]\s+\S|[A-ZĐ][.)]\s+\S|•$)/u;
/** A line of a table of contents. */
const CONTENTS = /^\S*\p{L}.{0,90}[\s.…](?:\d{1,4}|[ivxl]{1,6})$/u;
/** In parts of the font's size. */
const INDENT = 0.7;
const LEVELS_MAX = 4;
const LEADING_STEP = 1.32;
const SIZE_STEP = 0.12;

/** Finds where paragraphs begin: a wider gap, an indent, another font, a line that ended early. */
export function toParagraphs(block: TextBlock, body: BodyStyle): Paragraph[] {
  const { lines, isTable } = block;
  if (block.isWhole === true) {
    return [wholeParagraph(lines, body)];
  }
  const frame = frameOf(lines, body);
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    const before = lines[index - 1];
    const isItem = ITEM.test(line.text);
    const start = isTable
      ? 'close'
      : open === undefined || before === undefined
        ? 'apart'
        : startOf({ open, before, line, after: lines[index + 1] }, isItem, frame, body);
    if (open !== undefined && start === undefined) {
      open.lines.push(line);
      open.isFull = isFull(line, frame);
      continue;
    }
    paragraphs.push({
      lines: [line],
      kind: isTable ? 'row' : isItem ? 'item' : 'text',
      isClose: start === 'close' && open !== undefined,
      size: line.size,
      isIndented: line.left > frame.left + INDENT * line.size,
      level: 0,
      isFull: isFull(line, frame),
    });
  }
  return withLevels(paragraphs);
}

/** Items further to the right than the one above them are inside of it. */
function withLevels(paragraphs: Paragraph[]): Paragraph[] {
  const open: number[] = [];
  return paragraphs.map((paragraph) => {
    const left = paragraph.lines[0]?.left ?? 0;
    if (paragraph.kind !== 'item') {
      open.length = 0;
      return paragraph;
    }
    while (open.length > 0 && left < (open.at(-1) ?? 0) + INDENT * paragraph.size) {
      open.pop();
    }
    open.push(left);
    return { ...paragraph, level: Math.min(open.length - 1, LEVELS_MAX) };
  });
}

function wholeParagraph(lines: TextLine[], body: BodyStyle): Paragraph {
  return {
    lines,
    kind: 'text',
    isClose: false,
    size: body.size,
    isIndented: false,
    level: 0,
    isFull: true,
  };
}

type Frame = { left: number; right: number; leading: number };

/** The edges that most lines keep to. */
function frameOf(lines: TextLine[], body: BodyStyle): Frame {
  const gaps = lines
    .slice(1)
    .map((line, index) => (line.base - (lines[index]?.base ?? 0)) / line.size)
    .filter((gap) => gap > 0.8 && gap < 3);
  const rights = lines.map((line) => line.right).toSorted((a, b) => b - a);
  return {
    left: usualLeft(lines),
    right: rights[Math.floor(rights.length * 0.1)] ?? 0,
    leading: gaps.length >= 5 ? median(gaps) : body.leading,
  };
}

function usualLeft(lines: TextLine[]): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const place = Math.round(line.left / 2) * 2;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const most = greatest([...counts.values()]);
  const [left] = [...counts]
    .filter(([, count]) => count >= most * 0.8)
    .toSorted((a, b) => a[0] - b[0])[0] ?? [0];
  return left;
}

type Place = {
  open: Paragraph;
  before: TextLine;
  line: TextLine;
  after: TextLine | undefined;
};

function startOf(
  { open, before, line, after }: Place,
  isItem: boolean,
  frame: Frame,
  body: BodyStyle,
): 'apart' | 'close' | undefined {
  const { size } = line;
  const gap = line.base - before.base;
  if (gap > LEADING_STEP * frame.leading * Math.max(size, before.size) || gap < -size) {
    return 'apart';
  }
  if (Math.abs(before.size - size) > SIZE_STEP * Math.max(size, before.size)) {
    return 'apart';
  }
  if (isItem) {
    return 'close';
  }
  if (endsInHyphen(before.text) && /^\p{Ll}/u.test(line.text)) {
    return undefined;
  }
  if (isAllBold(before) !== isAllBold(line) && open.lines.every(isAllBold) && !body.isBold) {
    return startsEarly(before, line, frame) ? 'apart' : undefined;
  }
  if (isContents(line) && isContents(before)) {
    return 'close';
  }
  const isIndented = line.left > frame.left + INDENT * size;
  const wasIndented = before.left > frame.left + INDENT * size;
  if (open.kind === 'item') {
    return endsItem(open, line, before, frame) ? 'apart' : undefined;
  }
  if (isIndented && !wasIndented && size < 1.1 * body.size) {
    return line.left - frame.left < 8 * size ? 'apart' : 'close';
  }
  const isHanging = after !== undefined && after.left > line.left + INDENT * size;
  if (isHanging && line.left < before.left - INDENT * size) {
    return 'apart';
  }
  if (!isIndented && wasIndented && open.lines.length > 1 && open.isIndented) {
    const areAllIndented = open.lines.every(({ left }) => left > frame.left + INDENT * size);
    if (areAllIndented) {
      return 'apart';
    }
  }
  if (size < 1.1 * body.size && startsEarly(before, line, frame)) {
    return /[.!?:…”"»)]$/u.test(before.text) && open.lines.length > 1 ? 'apart' : 'close';
  }
  return undefined;
}

function isContents({ text }: TextLine): boolean {
  return /[\divxl]/.test(text.slice(-1)) && CONTENTS.test(text);
}

/** The first word would have fitted on the line above: the break was made on purpose. */
function startsEarly(before: TextLine, line: TextLine, frame: Frame): boolean {
  return before.right + line.firstWordWidth + 0.8 * line.size < frame.right;
}

/** An item goes on under its text; back at the margin the list is over. */
function endsItem(open: Paragraph, line: TextLine, before: TextLine, frame: Frame): boolean {
  const marker = open.lines[0]?.left ?? 0;
  return (
    line.left < marker - INDENT * line.size ||
    (line.left <= marker + 0.2 * line.size && startsEarly(before, line, frame))
  );
}

function isFull(line: TextLine, frame: Frame): boolean {
  return line.right > frame.right - 3 * line.size;
}
