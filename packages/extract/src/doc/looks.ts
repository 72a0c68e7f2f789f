import type { FileInformation } from './file-information';
import { visitProperties, type PropertyList } from './properties';
import { readPropertyPages, type PropertyRuns } from './property-pages';

/** As Word stores a switch: off, on, as the style has it, or the opposite of that. */
export type Toggle = 0 | 1 | 'style' | 'opposite';

export type CharacterLook = {
  bold: Toggle;
  italic: Toggle;
  isHidden: boolean;
  isDeleted: boolean;
  style: number | undefined;
  font: number | undefined;
  symbol: { font: number; code: number } | undefined;
};

export type ParagraphLook = {
  style: number;
  isInTable: boolean;
  isRowEnd: boolean;
  isInnerCell: boolean;
  isInnerRowEnd: boolean;
  isItem: boolean;
  outlineLevel: number | undefined;
};

export const PLAIN: CharacterLook = {
  bold: 'style',
  italic: 'style',
  isHidden: false,
  isDeleted: false,
  style: undefined,
  font: undefined,
  symbol: undefined,
};

export const BODY: ParagraphLook = {
  style: 0,
  isInTable: false,
  isRowEnd: false,
  isInnerCell: false,
  isInnerRowEnd: false,
  isItem: false,
  outlineLevel: undefined,
};

/** Stretches of the file, in order, each with its look. */
export type Runs<Look> = { starts: number[]; ends: number[]; looks: Look[] };

export function readCharacterLooks(
  information: FileInformation,
  document: Uint8Array,
  table: Uint8Array,
): Runs<CharacterLook> {
  const { version, characterPages } = information;
  // Word 2 describes characters in a form of its own.
  if (version === 2) {
    return { starts: [], ends: [], looks: [] };
  }
  const runs = readPropertyPages(document, table, characterPages, version, 1, (page, place) =>
    page.subarray(place + 1, place + 1 + (page[place] ?? 0)),
  );
  const isShort = version !== 8;
  return withLooks(runs, (bytes) => (bytes ? changeLook(PLAIN, { isShort, bytes }) : PLAIN));
}

export function changeLook(base: CharacterLook, changes: PropertyList): CharacterLook {
  const look = { ...base };
  visitProperties(changes, (property, value) => {
    if (property === 'bold' || property === 'italic') {
      look[property] = toToggle(value);
    } else if (property === 'hidden') {
      look.isHidden = isSet(value);
    } else if (property === 'deleted') {
      look.isDeleted = isSet(value);
    } else if (property === 'characterStyle') {
      look.style = value;
    } else if (property === 'font') {
      look.font = value;
    } else if (property === 'symbolFont') {
      look.symbol = { font: value, code: 0 };
    } else if (property === 'symbol' && look.symbol) {
      look.symbol.code = value;
    }
  });
  return look;
}

/** Styles neither hide nor delete, so the opposite of the style is set as well. */
function isSet(value: number): boolean {
  return value === 1 || value === 0x81;
}

function toToggle(value: number): Toggle {
  return value === 0 || value === 1 ? value : value === 0x81 ? 'opposite' : 'style';
}

export function readParagraphLooks(
  information: FileInformation,
  document: Uint8Array,
  table: Uint8Array,
): Runs<ParagraphLook> {
  const { version, paragraphPages } = information;
  if (version === 2) {
    return { starts: [], ends: [], looks: [] };
  }
  const placeBytes = version === 8 ? 13 : 7;
  const runs = readPropertyPages(
    document,
    table,
    paragraphPages,
    version,
    placeBytes,
    readParagraphDetail,
  );
  const isShort = version !== 8;
  return withLooks(runs, (bytes) =>
    bytes && bytes.length >= 2
      ? changeParagraphLook((bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8), {
          isShort,
          bytes: bytes.subarray(2),
        })
      : BODY,
  );
}

/** Its length counts words; one byte more where that is not enough. */
function readParagraphDetail(page: Uint8Array, place: number): Uint8Array {
  const words = page[place] ?? 0;
  return words > 0
    ? page.subarray(place + 1, place + 1 + words * 2)
    : page.subarray(place + 2, place + 2 + (page[place + 1] ?? 0) * 2);
}

export function changeParagraphLook(style: number, changes: PropertyList): ParagraphLook {
  const look = { ...BODY, style };
  visitProperties(changes, (property, value) => {
    if (property === 'inTable') {
      look.isInTable = value === 1;
    } else if (property === 'rowEnd') {
      look.isRowEnd = value === 1;
    } else if (property === 'innerCell') {
      look.isInnerCell = value === 1;
    } else if (property === 'innerRowEnd') {
      look.isInnerRowEnd = value === 1;
    } else if (property === 'list') {
      look.isItem = value !== 0;
    } else if (property === 'outlineLevel') {
      look.outlineLevel = value;
    } else if (property === 'depth' && value > 0) {
      look.isInTable = true;
    }
  });
  return look;
}

function withLooks<Look>(
  { starts, ends, details }: PropertyRuns,
  toLook: (detail: Uint8Array | undefined) => Look,
): Runs<Look> {
  return { starts, ends, looks: details.map(toLook) };
}
