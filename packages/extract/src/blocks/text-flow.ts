import { createPieceCounter } from './piece-counter';
import { HEADING, joinCells, type BlockKind, type Piece, type TextBlock } from './text-blocks';

export type ParagraphEnd = {
  kind?: Exclude<BlockKind, 'row'>;
  isHeading?: boolean;
  isInTable?: boolean;
  /** What an item is written behind. */
  lead?: string;
};

export type TextFlow = ReturnType<typeof createTextFlow>;

/** Collects text that comes one paragraph, cell and row after the other. */
export function createTextFlow() {
  const blocks: TextBlock[] = [];
  let pieces: Piece[] = [];
  /** Looking for it in the pieces would copy a long paragraph each time. */
  let lastLetter = '';
  let cell: TextBlock[] = [];
  let cells: TextBlock[][] = [];
  const count = createPieceCounter();

  function add(text: string, style: number): void {
    lastLetter = text.at(-1) ?? lastLetter;
    const last = pieces.at(-1);
    if (last && last.style === style) {
      last.text += text;
    } else {
      count();
      pieces.push({ text, style });
    }
  }

  function endParagraph(end: ParagraphEnd = {}): void {
    const { kind = 'paragraph', isHeading, isInTable, lead } = end;
    const ended = isHeading ? pieces.map(({ text }) => ({ text, style: HEADING })) : pieces;
    pieces = [];
    lastLetter = '';
    count();
    if (isInTable) {
      cell.push({ kind, pieces: ended });
      return;
    }
    // A table without an end: what was in it stays before what follows.
    endRow();
    blocks.push({ kind, pieces: ended, ...(lead === undefined ? {} : { lead }) });
  }

  function endCell(end: ParagraphEnd = {}): void {
    endParagraph({ ...end, isInTable: true });
    cells.push(cell);
    cell = [];
  }

  function endRow(): void {
    if (pieces.length > 0 || cell.length > 0) {
      endCell();
    }
    if (cells.length > 0) {
      blocks.push({ kind: 'row', pieces: joinCells(cells) });
    }
    cells = [];
  }

  return {
    add,
    endParagraph,
    endCell,
    endRow,
    isEmpty: () => pieces.length === 0,
    endsWithSpace: () => lastLetter.trim() === '',
    finish(): TextBlock[] {
      endParagraph();
      return blocks;
    },
  };
}
