import { createFieldTracker, type FieldTracker } from '../blocks/field-tracker';
import { createPieceCounter } from '../blocks/piece-counter';
import { pushAll } from '../blocks/push-all';
import {
  BOLD,
  HEADING,
  ITALIC,
  joinCells,
  type Piece,
  type TextBlock,
} from '../blocks/text-blocks';
import type { RunLook, WordStyle, WordStyles } from './read-styles';

type Paragraph = {
  pieces: Piece[];
  style: WordStyle;
  isHeading?: boolean;
  isItem?: boolean;
  /** Its end was deleted by a tracked change: it runs on into the next one. */
  isEndDeleted: boolean;
  boxes: TextBlock[];
};

type Row = { cells: TextBlock[][]; isDeleted: boolean };

/** One story: the body, a cell or a text box, each with paragraphs of its own. */
type Story = {
  blocks: TextBlock[];
  paragraph: Paragraph | undefined;
  carried: Piece[];
  look: RunLook & { styleId?: string };
  font: string | undefined;
  runStyle: number;
  isRunHidden: boolean;
  fields: FieldTracker;
};

export type BodyBuilder = ReturnType<typeof createBodyBuilder>;

/** Collects paragraphs while a document is read; stories nest in each other to any depth. */
export function createBodyBuilder(styles: WordStyles) {
  const stories: Story[] = [];
  const rows: Row[] = [];
  let story = createStory();
  const count = createPieceCounter();

  function openStory(): void {
    stories.push(story);
    story = createStory();
  }

  function closeStory(): TextBlock[] {
    closeParagraph();
    if (story.carried.length > 0) {
      story.blocks.push({ kind: 'paragraph', pieces: story.carried });
    }
    const { blocks } = story;
    story = stories.pop() ?? createStory();
    return blocks;
  }

  function closeParagraph(): void {
    const { paragraph } = story;
    if (!paragraph) {
      return;
    }
    story.paragraph = undefined;
    story.fields.endParagraph();
    if (paragraph.isEndDeleted) {
      story.carried = paragraph.pieces;
    } else {
      story.blocks.push(toBlock(paragraph));
    }
    pushAll(story.blocks, paragraph.boxes);
  }

  function closeRow(): void {
    const row = rows.pop();
    if (row && !row.isDeleted) {
      story.blocks.push({ kind: 'row', pieces: joinCells(row.cells) });
    }
  }

  return {
    paragraph: () => story.paragraph,
    look: () => story.look,
    font: () => story.font,
    openStory,
    closeParagraph,
    closeRow,
    openParagraph(): void {
      closeParagraph();
      count();
      const pieces = story.carried;
      story.carried = [];
      story.paragraph = { pieces, style: styles.find(undefined), isEndDeleted: false, boxes: [] };
      story.look = {};
    },
    openRun(): void {
      story.look = {};
      applyLook(story, styles);
    },
    /** After the properties of a run, before its text. */
    endRunLook: () => applyLook(story, styles),
    addText(text: string): void {
      if (story.isRunHidden || story.fields.isInInstruction()) {
        return;
      }
      const pieces = story.paragraph?.pieces;
      const last = pieces?.at(-1);
      if (last && last.style === story.runStyle) {
        last.text += text;
      } else {
        count();
        pieces?.push({ text, style: story.runStyle });
      }
    },
    fields: () => story.fields,
    closeBox(): void {
      const blocks = closeStory();
      pushAll(story.paragraph?.boxes ?? story.blocks, blocks);
    },
    openRow: () => rows.push({ cells: [], isDeleted: false }),
    deleteRow(): void {
      const row = rows.at(-1);
      if (row) {
        row.isDeleted = true;
      }
    },
    closeCell(): void {
      const blocks = closeStory();
      rows.at(-1)?.cells.push(blocks);
    },
    finish(): TextBlock[] {
      while (stories.length > 0) {
        const blocks = closeStory();
        pushAll(story.blocks, blocks);
      }
      return closeStory();
    },
  };
}

function createStory(): Story {
  return {
    blocks: [],
    paragraph: undefined,
    carried: [],
    look: {},
    font: undefined,
    runStyle: 0,
    isRunHidden: false,
    fields: createFieldTracker(),
  };
}

/** Direct formatting wins; bold in both styles of a run means not bold, as in Word. */
function applyLook(story: Story, styles: WordStyles): void {
  const { look } = story;
  const base = story.paragraph?.style;
  const character = look.styleId === undefined ? undefined : styles.find(look.styleId);
  const isBold = look.isBold ?? (base?.isBold === true) !== (character?.isBold === true);
  const isItalic = look.isItalic ?? (base?.isItalic === true) !== (character?.isItalic === true);
  story.runStyle = (isBold ? BOLD : 0) | (isItalic ? ITALIC : 0);
  story.font = look.font ?? character?.font ?? base?.font;
  story.isRunHidden = look.isHidden ?? character?.isHidden ?? base?.isHidden ?? false;
}

function toBlock(paragraph: Paragraph): TextBlock {
  const { pieces, style } = paragraph;
  if (paragraph.isHeading ?? style.isHeading) {
    return {
      kind: 'paragraph',
      pieces: pieces.map(({ text }) => ({ text, style: HEADING })),
    };
  }
  return { kind: (paragraph.isItem ?? style.isItem) ? 'item' : 'paragraph', pieces };
}
