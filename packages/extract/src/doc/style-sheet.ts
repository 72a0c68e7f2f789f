import type { FileInformation } from './file-information';
import { changeLook, changeParagraphLook, PLAIN, type Toggle } from './looks';

export type DocStyle = {
  isHeading: boolean;
  isItem: boolean;
  isBold: boolean;
  isItalic: boolean;
  font: number | undefined;
};

type RawStyle = {
  base: number;
  isHeading: boolean;
  isItem: boolean;
  outlineLevel: number | undefined;
  bold: Toggle;
  italic: Toggle;
  font: number | undefined;
};

type ResolvedStyle = DocStyle & { level: number | undefined };

const NOTHING: ResolvedStyle = {
  isHeading: false,
  isItem: false,
  isBold: false,
  isItalic: false,
  font: undefined,
  level: undefined,
};
const NO_BASE = 0xfff;
const KIND_PARAGRAPH = 1;
const STYLES_MAX = 4_096;
const DEPTH_MAX = 20;
const BODY_LEVEL = 9;
/** Built-in styles keep their number whatever language they are named in. */
const FIRST_HEADING = 1;
const LAST_HEADING = 9;
const TITLE = 62;
const SUBTITLE = 74;

/** Looks up styles by number; unknown ones look like nothing special. */
export function readStyleSheet(
  information: FileInformation,
  table: Uint8Array,
): (index: number | undefined) => DocStyle {
  const { offset, length } = information.styles;
  const raw =
    information.version === 2
      ? []
      : readStyles(table.subarray(offset, offset + length), information.version);
  const known = new Map<number, DocStyle>();

  function resolve(index: number, depth: number): ResolvedStyle {
    const style = raw[index];
    if (!style || depth > DEPTH_MAX) {
      return NOTHING;
    }
    const base = style.base === NO_BASE ? NOTHING : resolve(style.base, depth + 1);
    const level = style.outlineLevel ?? base.level;
    return {
      isHeading: level === undefined ? style.isHeading || base.isHeading : level < BODY_LEVEL,
      isItem: style.isItem || base.isItem,
      isBold: isOn(style.bold, base.isBold),
      isItalic: isOn(style.italic, base.isItalic),
      font: style.font ?? base.font,
      level,
    };
  }

  return (index) => {
    if (index === undefined) {
      return NOTHING;
    }
    const style = known.get(index) ?? resolve(index, 0);
    known.set(index, style);
    return style;
  };
}

export function isOn(toggle: Toggle, styleHasIt: boolean): boolean {
  if (toggle === 'style') {
    return styleHasIt;
  }
  return toggle === 'opposite' ? !styleHasIt : toggle === 1;
}

function readStyles(bytes: Uint8Array, version: 6 | 8): (RawStyle | undefined)[] {
  if (bytes.length < 6) {
    return [];
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = Math.min(view.getUint16(2, true), STYLES_MAX);
  const baseBytes = view.getUint16(4, true);
  const styles: (RawStyle | undefined)[] = [];
  let position = 2 + view.getUint16(0, true);
  while (styles.length < count && position + 2 <= bytes.length) {
    const length = view.getUint16(position, true);
    const style = bytes.subarray(position + 2, position + 2 + length);
    styles.push(style.length >= 8 ? readStyle(style, baseBytes, version) : undefined);
    position += 2 + length;
  }
  return styles;
}

function readStyle(bytes: Uint8Array, baseBytes: number, version: 6 | 8): RawStyle {
  const short = (position: number) => (bytes[position] ?? 0) | ((bytes[position + 1] ?? 0) << 8);
  const number = short(0) & 0xfff;
  const isParagraph = (short(2) & 0xf) === KIND_PARAGRAPH;
  const nameBytes = version === 8 ? short(baseBytes) * 2 + 4 : (bytes[baseBytes] ?? 0) + 2;
  const lists = readLists(bytes, baseBytes + nameBytes, short);
  const isShort = version !== 8;
  const paragraph = isParagraph ? (lists[0]?.subarray(2) ?? new Uint8Array()) : new Uint8Array();
  const character = lists[isParagraph ? 1 : 0] ?? new Uint8Array();
  const { outlineLevel, isItem } = changeParagraphLook(0, { isShort, bytes: paragraph });
  const { bold, italic, font } = changeLook(PLAIN, { isShort, bytes: character });
  return {
    base: short(2) >> 4,
    isHeading:
      isParagraph &&
      ((number >= FIRST_HEADING && number <= LAST_HEADING) ||
        number === TITLE ||
        number === SUBTITLE),
    isItem,
    outlineLevel,
    bold,
    italic,
    font,
  };
}

/** Lists of properties, each after its length, each at an even place. */
function readLists(
  bytes: Uint8Array,
  start: number,
  short: (position: number) => number,
): Uint8Array[] {
  const lists: Uint8Array[] = [];
  let position = start + (start % 2);
  while (lists.length < 2 && position + 2 <= bytes.length) {
    const length = short(position);
    lists.push(bytes.subarray(position + 2, position + 2 + length));
    position += 2 + length + (length % 2);
  }
  return lists;
}
