/** A list of changes to the look of characters or paragraphs; Word 6 and 95 have a shorter form of it. */
export type PropertyList = { isShort: boolean; bytes: Uint8Array };

export type Property =
  | 'deleted'
  | 'bold'
  | 'italic'
  | 'hidden'
  | 'characterStyle'
  | 'font'
  | 'symbol'
  | 'symbolFont'
  | 'inTable'
  | 'rowEnd'
  | 'innerCell'
  | 'innerRowEnd'
  | 'outlineLevel'
  | 'list'
  | 'depth';

const LONG_CODES = new Map<number, Property>([
  [0x0800, 'deleted'],
  [0x0835, 'bold'],
  [0x0836, 'italic'],
  [0x083c, 'hidden'],
  [0x4a30, 'characterStyle'],
  [0x4a4f, 'font'],
  [0x6a09, 'symbol'],
  [0x2416, 'inTable'],
  [0x2417, 'rowEnd'],
  [0x244b, 'innerCell'],
  [0x244c, 'innerRowEnd'],
  [0x2640, 'outlineLevel'],
  [0x460b, 'list'],
  [0x6649, 'depth'],
]);

const SHORT_CODES = new Map<number, Property>([
  [65, 'deleted'],
  [85, 'bold'],
  [86, 'italic'],
  [92, 'hidden'],
  [80, 'characterStyle'],
  [93, 'font'],
  [24, 'inTable'],
  [25, 'rowEnd'],
  [13, 'list'],
]);

const TABLE_DEFINITION = 0xd608;
const TAB_CHANGES = 0xc615;
const SHORT_TAB_CHANGES = 23;
const ALL = 255;
/** Bytes of an operand by the top three bits of a long code; 0 says that a length comes first. */
const LONG_SIZES = [1, 1, 2, 4, 2, 2, 0, 3];
const SHORT_VARIABLE = new Set([3, 12, 15, 68, 74, 81, 82, 103, 105, 106, 108, 187, 188, 190, 192]);
const SHORT_TWO = new Set([
  2, 16, 17, 18, 19, 21, 22, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 41, 42, 43, 45, 46,
  47, 48, 49, 69, 72, 80, 93, 96, 97, 107, 109, 110, 120, 121, 122, 123, 182, 183, 184,
]);
const SHORT_SIZES = new Map([
  [20, 4],
  [70, 4],
  [73, 3],
  [83, 0],
  [95, 3],
]);
/** Section properties and unknown ones: whatever follows them cannot be found. */
const SHORT_KNOWN_MAX = 123;

/** Calls back for every property that matters here, in order. Stops where a list makes no sense. */
export function visitProperties(
  { bytes, isShort }: PropertyList,
  visit: (property: Property, value: number) => void,
): void {
  let position = 0;
  const codeBytes = isShort ? 1 : 2;
  while (position + codeBytes < bytes.length) {
    const code = isShort ? byteAt(bytes, position) : shortAt(bytes, position);
    position += codeBytes;
    const size = isShort ? shortSize(bytes, position, code) : longSize(bytes, position, code);
    if (size === undefined || position + size > bytes.length) {
      return;
    }
    const property = (isShort ? SHORT_CODES : LONG_CODES).get(code);
    if (property === 'symbol') {
      visit('symbolFont', shortAt(bytes, position));
      visit('symbol', shortAt(bytes, position + 2));
    } else if (property) {
      visit(property, size === 1 ? byteAt(bytes, position) : shortAt(bytes, position));
    }
    position += size;
  }
}

function longSize(bytes: Uint8Array, position: number, code: number): number {
  if (code === TABLE_DEFINITION) {
    return shortAt(bytes, position) + 1;
  }
  if (code === TAB_CHANGES && byteAt(bytes, position) === ALL) {
    return tabChangesSize(bytes, position);
  }
  return LONG_SIZES[code >> 13] || byteAt(bytes, position) + 1;
}

function shortSize(bytes: Uint8Array, position: number, code: number): number | undefined {
  if (code > SHORT_KNOWN_MAX || code === 0) {
    return undefined;
  }
  if (code === SHORT_TAB_CHANGES && byteAt(bytes, position) === ALL) {
    return tabChangesSize(bytes, position);
  }
  if (SHORT_VARIABLE.has(code) || code === SHORT_TAB_CHANGES) {
    return byteAt(bytes, position) + 1;
  }
  return SHORT_SIZES.get(code) ?? (SHORT_TWO.has(code) ? 2 : 1);
}

/** Its length does not fit into a byte; the numbers of deleted and added tabs say it. */
function tabChangesSize(bytes: Uint8Array, position: number): number {
  const deleted = byteAt(bytes, position + 1);
  const added = byteAt(bytes, position + 2 + deleted * 4);
  return 1 + 1 + deleted * 4 + 1 + added * 3;
}

function byteAt(bytes: Uint8Array, position: number): number {
  return bytes[position] ?? 0;
}

function shortAt(bytes: Uint8Array, position: number): number {
  return byteAt(bytes, position) | (byteAt(bytes, position + 1) << 8);
}
