import { BOLD, ITALIC, type TextBlock } from '../blocks/text-blocks';
import { readFontLetters } from '../fonts/font-letters';
import { readSymbol } from '../fonts/symbol-font';
import { decodeBytes } from '../text/decode-bytes';
import { createFieldTracker } from '../blocks/field-tracker';
import { createTextFlow } from '../blocks/text-flow';
import type { DocFont } from './doc-fonts';
import {
  BODY,
  changeLook,
  PLAIN,
  type CharacterLook,
  type ParagraphLook,
  type Runs,
} from './looks';
import { isMark, MARKS } from './marks';
import type { TextPiece } from './piece-table';
import { findRun } from './property-pages';
import { isOn, type DocStyle } from './style-sheet';

export type DocSource = {
  document: Uint8Array;
  pieces: TextPiece[];
  characters: Runs<CharacterLook>;
  paragraphs: Runs<ParagraphLook>;
  styleOf: (index: number | undefined) => DocStyle;
  fonts: DocFont[];
  encoding: string;
};

const BODY_LEVEL = 9;

/** The paragraphs of a stretch of the document, counted in characters. */
export function readDocText(source: DocSource, start: number, end: number): TextBlock[] {
  const { pieces } = source;
  const walker = createWalker(source);
  for (const piece of pieces) {
    const from = Math.max(piece.start, start);
    const to = Math.min(piece.end, end);
    if (from < to) {
      const width = piece.isWide ? 2 : 1;
      walker.walk(
        piece,
        piece.offset + (from - piece.start) * width,
        Math.min(piece.offset + (to - piece.start) * width, source.document.length),
      );
    }
  }
  return walker.finish();
}

function createWalker(source: DocSource) {
  const flow = createTextFlow();
  const fields = createFieldTracker();
  let isAfterCell = false;

  /** One look after the other. */
  function walk(piece: TextPiece, start: number, end: number): void {
    let offset = start;
    while (offset < end) {
      const index = findRun(source.characters, offset);
      const stop = Math.min(end, endOfLook(source.characters, index));
      // Looks may end in the middle of a character where a file is damaged.
      const next = piece.isWide && (stop - offset) % 2 === 1 ? stop + 1 : stop;
      const base = source.characters.looks[index] ?? PLAIN;
      walkRun(
        piece,
        offset,
        Math.min(next, end),
        piece.changes ? changeLook(base, piece.changes) : base,
      );
      offset = next;
    }
  }

  function walkRun(piece: TextPiece, start: number, end: number, look: CharacterLook): void {
    const font = fontAt(look, start);
    const encoding = piece.isWide ? 'utf-16le' : (font?.encoding ?? source.encoding);
    const text = decodeBytes(source.document.subarray(start, end), encoding);
    const isSilent = look.isHidden || look.isDeleted;
    const width = piece.isWide ? 2 : 1;
    let style: number | undefined;
    let letters = font?.name;
    let from = 0;
    const flush = (to: number) => {
      if (to > from && !isSilent && !fields.isInInstruction()) {
        style ??= styleOf(look, start + from * width);
        flow.add(readLetters(text.slice(from, to), look, letters), style);
        isAfterCell = false;
      }
      from = to + 1;
    };
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      if (isMark(code)) {
        flush(index);
        handleMark(code, start + index * width, isSilent);
        // The next paragraph may have another style.
        style = undefined;
        letters = fontAt(look, start + (index + 1) * width)?.name;
      }
    }
    flush(text.length);
  }

  function fontAt(look: CharacterLook, offset: number): DocFont | undefined {
    const number =
      look.font ??
      source.styleOf(look.style).font ??
      source.styleOf(paragraphAt(offset)?.style ?? 0).font;
    return source.fonts[number ?? -1];
  }

  function readLetters(text: string, { symbol }: CharacterLook, font: string | undefined): string {
    if (!symbol) {
      return readFontLetters(text, font);
    }
    return source.fonts[symbol.font]?.name === 'Symbol' ? readSymbol(symbol.code) : '';
  }

  function styleOf(look: CharacterLook, offset: number): number {
    const paragraph = source.styleOf(paragraphAt(offset)?.style ?? 0);
    const character = source.styleOf(look.style);
    const isBold = isOn(look.bold, paragraph.isBold !== character.isBold);
    const isItalic = isOn(look.italic, paragraph.isItalic !== character.isItalic);
    return (isBold ? BOLD : 0) | (isItalic ? ITALIC : 0);
  }

  function paragraphAt(offset: number): ParagraphLook | undefined {
    return source.paragraphs.looks[findRun(source.paragraphs, offset)];
  }

  function handleMark(code: number, offset: number, isSilent: boolean): void {
    if (code === MARKS.fieldBegin) {
      fields.begin();
    } else if (code === MARKS.fieldSeparator) {
      fields.separate();
    } else if (code === MARKS.fieldEnd) {
      fields.end();
    } else if (code === MARKS.cellEnd) {
      endCell(paragraphAt(offset));
    } else if (isSilent) {
      return;
    } else if (code === MARKS.paragraphEnd || code === MARKS.pageBreak) {
      endParagraph(paragraphAt(offset) ?? BODY);
    } else if (code === MARKS.lineBreak || code === MARKS.columnBreak) {
      flow.add('\n', 0);
    } else if (code === MARKS.hyphen) {
      flow.add('-', 0);
    }
  }

  function endParagraph(look: ParagraphLook): void {
    fields.endParagraph();
    isAfterCell = false;
    if (look.isInnerCell) {
      flow.add('\t', 0);
      return;
    }
    flow.endParagraph({ ...describe(look), isInTable: look.isInTable });
  }

  /** The end of a row looks like the end of an empty cell; only the look of its paragraph tells. */
  function endCell(look: ParagraphLook | undefined): void {
    fields.endParagraph();
    if (look ? look.isRowEnd : isAfterCell) {
      flow.endRow();
      isAfterCell = false;
    } else {
      flow.endCell(describe(look ?? BODY));
      isAfterCell = true;
    }
  }

  function describe(look: ParagraphLook) {
    const style = source.styleOf(look.style);
    const isHeading =
      look.outlineLevel === undefined ? style.isHeading : look.outlineLevel < BODY_LEVEL;
    return {
      isHeading,
      kind:
        !isHeading && (look.isItem || style.isItem) ? ('item' as const) : ('paragraph' as const),
    };
  }

  return { walk, finish: () => flow.finish() };
}

/** Where the look of a place ends, or where the next look begins when the place has none. */
function endOfLook(runs: Runs<unknown>, index: number): number {
  return (index < 0 ? runs.starts[~index] : runs.ends[index]) ?? Number.POSITIVE_INFINITY;
}
