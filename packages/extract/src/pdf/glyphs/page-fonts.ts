import { readFontFileStyle, readFontStyle, type FontStyle } from './font-style';
import { toMatrix } from './matrix';

/** What the layout needs to know about a font. */
export type PageFont = FontStyle & {
  isVertical: boolean;
  /** Width of a glyph unit, in parts of the font's size. */
  unit: number;
  /** Height of a line, in parts of the font's size; fonts made of drawings choose their own. */
  height: number;
  verticalAdvance: number;
};

/** The part of a PDF.js font that is read here; fonts drawn by procedures lack most of it. */
type PdfJsFont = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: ArrayLike<number>;
  bbox?: ArrayLike<number>;
  defaultVMetrics?: ArrayLike<number>;
  data?: Uint8Array;
  clearData?: () => void;
};

export type CommonObjects = {
  has(id: string): boolean;
  get(id: string, callback?: () => void): PdfJsFont | undefined;
};

const UNKNOWN: PageFont = {
  isBold: false,
  isItalic: false,
  isVertical: false,
  unit: 0.001,
  height: 1,
  verticalAdvance: 1000,
};

/** The commands of a page may arrive before the last of its fonts. */
export async function waitForFonts(ids: Iterable<string>, objects: CommonObjects): Promise<void> {
  for (const id of new Set(ids)) {
    if (!objects.has(id)) {
      await new Promise<void>((resolve) => {
        objects.get(id, resolve);
      });
    }
  }
}

/** Fonts have one id throughout a document, so that each is looked at once. */
export function createFontBook() {
  const known = new Map<string, PageFont>();
  return {
    find(id: string, objects: CommonObjects): PageFont {
      const font = known.get(id);
      if (font !== undefined) {
        return font;
      }
      if (!objects.has(id)) {
        return UNKNOWN;
      }
      // A font that failed is an error, with none of the fields.
      const found = objects.get(id) ?? {};
      const read = readFont(found);
      found.clearData?.();
      known.set(id, read);
      return read;
    },
  };
}

export type FontBook = ReturnType<typeof createFontBook>;

function readFont(font: PdfJsFont): PageFont {
  const named = readFontStyle(font.name ?? '');
  const isNameless = !/[a-z]{4}/i.test((font.name ?? '').replace(/^[A-Z]{6}\+/, ''));
  const inside = isNameless && font.data ? readFontFileStyle(font.data) : undefined;
  const matrix = toMatrix(font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0]);
  return {
    isBold: named.isBold || font.bold === true || font.black === true || inside?.isBold === true,
    isItalic: named.isItalic || font.italic === true || inside?.isItalic === true,
    isVertical: font.vertical === true,
    unit: matrix[0],
    height: font.isType3Font === true ? drawnHeight(matrix[3], font.bbox) : 1,
    verticalAdvance: -(font.defaultVMetrics?.[0] ?? -1000),
  };
}

function drawnHeight(scale: number, box: ArrayLike<number> | undefined): number {
  const height = Math.abs(scale) * Math.abs((box?.[3] ?? 0) - (box?.[1] ?? 0));
  return height > 0 ? height : 1;
}
