export type StyledRun = { text: string; isBold: boolean; isItalic: boolean };

/** A line of text in the order of reading. */
export type TextLine = {
  runs: StyledRun[];
  text: string;
  left: number;
  right: number;
  base: number;
  size: number;
  /** Room that the line above would have needed to take one more word. */
  firstWordWidth: number;
  isArtifact: boolean;
};

/** Lines that are read one after the other. */
export type TextBlock = {
  lines: TextLine[];
  isTable: boolean;
  /** Known to be one paragraph: recognised from a picture. */
  isWhole?: boolean;
};

export type PageText = { blocks: TextBlock[]; height: number };

export function isAllBold(line: TextLine): boolean {
  return line.runs.every((run) => run.isBold || run.text.trim() === '');
}
