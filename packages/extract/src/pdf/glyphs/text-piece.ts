/** How far text is turned: by quarters clockwise, or at a slant. */
export type Turn = 0 | 1 | 2 | 3 | 'slanted';

/** A word or a part of one, as the PDF draws it. Seen in its own direction: x along the line, y down. */
export type TextPiece = {
  text: string;
  /** What each glyph stands for, from left to right: kept where reading goes the other way. */
  units?: string[];
  left: number;
  right: number;
  base: number;
  /** Height of the font. */
  size: number;
  isBold: boolean;
  isItalic: boolean;
  /** A space was drawn before it; without one only the distance tells. */
  hasSpaceBefore: boolean;
  turn: Turn;
  /** Drawn without ink: the text layer of a scan. */
  isInvisible: boolean;
  /** Marked by the author's program as belonging to the page, not to the text. */
  isArtifact: boolean;
};
