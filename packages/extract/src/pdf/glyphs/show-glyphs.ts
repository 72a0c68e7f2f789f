import type { createGlyphJoiner } from './glyph-joiner';
import type { createMarkedContent } from './marked-content';
import { multiply } from './matrix';
import type { PageFont } from './page-fonts';
import { placeText, type Placing } from './text-placing';
import type { TextStates } from './text-state';

/** A letter as PDF.js hands it over; numbers between letters move the pen. */
export type Glyph = {
  unicode?: string;
  width: number;
  isSpace?: boolean;
  vmetric?: number[] | null;
};

type Surroundings = {
  states: TextStates;
  joiner: ReturnType<typeof createGlyphJoiner>;
  marked: ReturnType<typeof createMarkedContent>;
  page: { width: number; height: number };
};

const INVISIBLE = 3;
const INVISIBLE_CLIP = 7;
/** Letters filled and outlined: bold, where the font has no bold letters. */
const FILL_AND_STROKE = 2;

/** Moves the pen over the glyphs of one command and notes where each lies. */
export function showGlyphs(
  glyphs: (Glyph | number)[],
  { states, joiner, marked, page }: Surroundings,
  isMasked: boolean,
) {
  const state = states.current();
  const { pen } = states;
  const { font, mode } = state;
  if (font === undefined || state.size === 0) {
    return;
  }
  const isHidden = isMasked || marked.isHidden();
  const height = Math.abs(state.size);
  const placing = placeText(multiply(state.matrix, pen.matrix), {
    x: pen.x,
    y: pen.y + state.rise,
    size: state.size,
    stretch: state.stretch,
    font,
  });
  const setting = {
    base: placing.base,
    size: placing.size,
    isBold: font.isBold || mode === FILL_AND_STROKE,
    isItalic: font.isItalic,
    turn: placing.turn,
    isInvisible: mode === INVISIBLE || mode === INVISIBLE_CLIP,
    isArtifact: marked.isArtifact(),
  };
  let advance = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      advance += ((font.isVertical ? 1 : -1) * (glyph * height)) / 1000;
      continue;
    }
    const width = glyphWidth(glyph, font) * font.unit * height;
    const text = glyph.unicode ?? '';
    if (isHidden || isBlank(text)) {
      joiner.addSpace();
    } else {
      const left = placing.start + advance * placing.advance;
      const right = Math.max(left, left + width * placing.advance);
      if (isOnPage(placing, left, right, page)) {
        joiner.addGlyph(text, left, right, setting);
      }
    }
    const spacing =
      glyph.isSpace === true ? state.wordSpacing + state.charSpacing : state.charSpacing;
    advance += font.isVertical ? width - spacing : width + spacing;
  }
  if (font.isVertical) {
    pen.y -= advance;
  } else {
    pen.x += advance * state.stretch * Math.sign(state.size);
  }
}

function glyphWidth(glyph: Glyph, font: PageFont): number {
  return font.isVertical ? -(glyph.vmetric?.[0] ?? -font.verticalAdvance) : glyph.width;
}

function isBlank(text: string): boolean {
  const code = text.charCodeAt(0);
  return !(code > 0x20) || (code >= 0x7f && text.trim() === '');
}

function isOnPage(
  { turn, base }: Placing,
  left: number,
  right: number,
  { width, height }: { width: number; height: number },
): boolean {
  if (turn === 0) {
    return right >= 0 && left <= width && base >= 0 && base <= height;
  }
  if (turn === 'slanted') {
    return true;
  }
  const [along, across] = turn % 2 === 0 ? [width, height] : [height, width];
  const [x0, y0] = [turn === 2 || turn === 3 ? -along : 0, turn === 1 || turn === 2 ? -across : 0];
  return right >= x0 && left <= x0 + along && base >= y0 && base <= y0 + across;
}
