import { composeAccent, isCombining, isSpacingAccent, mayBeAccent } from './accents';
import { isRightToLeft } from './right-to-left';
import type { TextPiece } from './text-piece';
import { isWordGap } from './word-gap';

/** What all glyphs of one drawing command share. */
export type GlyphSetting = Pick<
  TextPiece,
  'base' | 'size' | 'isBold' | 'isItalic' | 'turn' | 'isInvisible' | 'isArtifact'
>;

/** In parts of the font's size: a space that was drawn and then taken back was none. */
const DRAWN_SPACE_GAP = 0.03;
const BACK_STEP = -0.2;
const BASE_TOLERANCE = 0.1;
const ACCENT_RISE = 0.6;
/** Letters below this code are read from left to right. */
const FIRST_LEFTWARD = 0x590;

/** Puts glyphs together to pieces: letters that touch, in one font, on one line. */
export function createGlyphJoiner() {
  const pieces: TextPiece[] = [];
  let open: TextPiece | undefined;
  let openSetting: GlyphSetting | undefined;
  let units: string[] = [];
  let lastLeft = 0;
  let lastRight = 0;
  let isAccentOpen = false;
  let isSpacePending = false;
  let mayBeLeftward = false;

  function close() {
    if (open !== undefined) {
      open.text = units.join('');
      if (mayBeLeftward && isRightToLeft(open.text)) {
        open.units = units;
      }
      pieces.push(open);
    }
    open = undefined;
    units = [];
    mayBeLeftward = false;
  }

  function joinsAccent(text: string, left: number, right: number, setting: GlyphSetting): boolean {
    const before = units.at(-1);
    if (
      open === undefined ||
      before === undefined ||
      open.turn !== setting.turn ||
      Math.abs(setting.base - open.base) > ACCENT_RISE * open.size
    ) {
      return false;
    }
    const isAccentOnTop =
      isCombining(text) || (isSpacingAccent(text) && isOver(lastLeft, lastRight, left, right));
    const isLetterBelow = isSpacingAccent(before) && isOver(left, right, lastLeft, lastRight);
    const composed = isAccentOnTop
      ? composeAccent(before, text)
      : isLetterBelow
        ? composeAccent(text, before)
        : undefined;
    if (composed === undefined) {
      return false;
    }
    units[units.length - 1] = composed;
    if (isLetterBelow) {
      open.base = setting.base;
      open.size = setting.size;
      openSetting = setting;
    }
    lastLeft = Math.min(lastLeft, left);
    lastRight = Math.max(lastRight, right);
    isAccentOpen = false;
    open.left = Math.min(open.left, left);
    open.right = Math.max(open.right, right);
    return true;
  }

  /** Whether the glyph belongs to the open piece. */
  function continues(piece: TextPiece, text: string, gap: number, setting: GlyphSetting): boolean {
    return (
      gap >= BACK_STEP &&
      !isWordGap(gap, units[units.length - 1] ?? '', text) &&
      (setting === openSetting || isAlike(piece, setting))
    );
  }

  return {
    addSpace() {
      isSpacePending = true;
    },

    addGlyph(text: string, left: number, right: number, setting: GlyphSetting) {
      const isAccent = mayBeAccent(text);
      if ((isAccent || isAccentOpen) && joinsAccent(text, left, right, setting)) {
        return;
      }
      const gap = open === undefined ? 0 : (left - open.right) / setting.size;
      const isSpace = isSpacePending && (gap > DRAWN_SPACE_GAP || gap < BACK_STEP);
      isSpacePending = false;
      if (open === undefined || isSpace || !continues(open, text, gap, setting)) {
        close();
        open = toPiece(left, right, setting, isSpace);
      }
      openSetting = setting;
      units.push(text);
      mayBeLeftward ||= text.charCodeAt(0) >= FIRST_LEFTWARD;
      lastLeft = left;
      lastRight = right;
      isAccentOpen = isAccent;
      if (right > open.right) {
        open.right = right;
      }
    },

    finish(): TextPiece[] {
      close();
      return pieces;
    },
  };
}

function toPiece(
  left: number,
  right: number,
  setting: GlyphSetting,
  hasSpaceBefore: boolean,
): TextPiece {
  return {
    text: '',
    left,
    right,
    base: setting.base,
    size: setting.size,
    isBold: setting.isBold,
    isItalic: setting.isItalic,
    hasSpaceBefore,
    turn: setting.turn,
    isInvisible: setting.isInvisible,
    isArtifact: setting.isArtifact,
  };
}

function isAlike(piece: TextPiece, setting: GlyphSetting): boolean {
  return (
    piece.turn === setting.turn &&
    Math.abs(piece.base - setting.base) <= BASE_TOLERANCE * setting.size &&
    Math.abs(piece.size - setting.size) <= 0.05 * setting.size &&
    piece.isBold === setting.isBold &&
    piece.isItalic === setting.isItalic &&
    piece.isInvisible === setting.isInvisible &&
    piece.isArtifact === setting.isArtifact
  );
}

/** Whether the middle of an accent lies over the letter. */
function isOver(letterLeft: number, letterRight: number, left: number, right: number): boolean {
  const middle = (left + right) / 2;
  const slack = 0.15 * (letterRight - letterLeft);
  return middle > letterLeft - slack && middle < letterRight + slack;
}
