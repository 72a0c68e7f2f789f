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
import { readFontLetters } from '../fonts/font-letters';
import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';
import { createOdtLists } from './odt-lists';
import type { Look, OdtStyles } from './read-styles';

/** Never text of the document: what was deleted, comments, marks of notes, descriptions of pictures, contents. */
const SKIPPED = new Set([
  'text:tracked-changes',
  'text:note-citation',
  'text:ruby-text',
  'text:table-of-content',
  'text:sequence-decls',
  'office:annotation',
  'office:forms',
  'office:binary-data',
  'svg:title',
  'svg:desc',
]);

type Paragraph = {
  pieces: Piece[];
  lastLetter: string;
  isHeading: boolean;
  looks: Look[];
  after: TextBlock[];
};
/** The body, a cell, a note or a text box, each with paragraphs of its own. */
type Story = {
  blocks: TextBlock[];
  paragraph: Paragraph | undefined;
  lists: ReturnType<typeof createOdtLists>;
};

/** The paragraphs of a text document, its notes after them. */
export function readContent(bytes: Uint8Array, styles: OdtStyles): TextBlock[] {
  const count = createPieceCounter();
  const notes: TextBlock[] = [];
  const stories: Story[] = [];
  const rows: TextBlock[][][] = [];
  let story = createStory();
  let isInBody = false;
  let isFirstRow = false;
  let skipped = 0;

  function createStory(): Story {
    return { blocks: [], paragraph: undefined, lists: createOdtLists(styles) };
  }

  function openStory(): void {
    stories.push(story);
    story = createStory();
  }

  function closeStory(): TextBlock[] {
    const { blocks } = story;
    story = stories.pop() ?? createStory();
    return blocks;
  }

  function openParagraph(name: string, attributes: XmlAttributes): void {
    count();
    const style = findAttribute(attributes, 'style-name');
    story.paragraph = {
      pieces: [],
      lastLetter: '',
      isHeading: name === 'text:h' || styles.isHeading(style),
      looks: [styles.lookOf('paragraph', style)],
      after: [],
    };
  }

  function closeParagraph(): void {
    const { paragraph, lists } = story;
    if (!paragraph) {
      return;
    }
    story.paragraph = undefined;
    const { pieces, isHeading, after } = paragraph;
    if (isHeading) {
      const heading = pieces.map(({ text }) => ({ text, style: HEADING }));
      story.blocks.push({ kind: 'paragraph', pieces: heading });
    } else if (lists.isOpen() && pieces.some(({ text }) => text.trim() !== '')) {
      story.blocks.push({ kind: 'item', pieces, lead: lists.takeLead() });
    } else {
      story.blocks.push({ kind: 'paragraph', pieces });
    }
    pushAll(story.blocks, after);
  }

  function add(text: string): void {
    const { paragraph } = story;
    const look = paragraph?.looks.at(-1);
    if (!paragraph || !look || look.isHidden) {
      return;
    }
    paragraph.lastLetter = text.at(-1) ?? paragraph.lastLetter;
    const style = (look.isBold ? BOLD : 0) | (look.isItalic ? ITALIC : 0);
    const last = paragraph.pieces.at(-1);
    if (last && last.style === style) {
      last.text += text;
    } else {
      count();
      paragraph.pieces.push({ text, style });
    }
  }

  /** White space is the layout of the file; what is meant has elements of its own. */
  function addWritten(written: string): void {
    const font = story.paragraph?.looks.at(-1)?.font;
    const text = written.replaceAll(/[ \t\r\n]+/g, ' ');
    const isAfterSpace = story.paragraph?.lastLetter.trim() === '';
    add(readFontLetters(isAfterSpace ? text.trimStart() : text, font));
  }

  function open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'text:p':
      case 'text:h':
        return openParagraph(name, attributes);
      case 'text:span': {
        const look = styles.lookOf('text', findAttribute(attributes, 'style-name'));
        story.paragraph?.looks.push({ ...story.paragraph.looks.at(-1), ...look });
        return;
      }
      case 'text:s':
        return add(' '.repeat(Math.min(Number(findAttribute(attributes, 'c') ?? 1) || 1, 100)));
      case 'text:tab':
        return add('\t');
      case 'text:line-break':
        return add('\n');
      case 'text:list':
        return story.lists.openList(
          findAttribute(attributes, 'style-name'),
          findAttribute(attributes, 'continue-numbering') === 'true',
        );
      case 'text:list-item':
        return story.lists.openItem(toNumber(findAttribute(attributes, 'start-value')));
      case 'table:table':
        isFirstRow = true;
        return;
      case 'table:table-row':
        rows.push([]);
        return;
      case 'table:table-cell':
      case 'table:covered-table-cell':
      case 'draw:text-box':
      case 'text:note-body':
        return openStory();
      default:
    }
  }

  function close(name: string): void {
    switch (name) {
      case 'text:p':
      case 'text:h':
        return closeParagraph();
      case 'text:span':
        story.paragraph?.looks.pop();
        return;
      case 'text:list':
        return story.lists.closeList();
      case 'table:table-row':
        story.blocks.push({
          kind: 'row',
          pieces: joinCells(rows.pop() ?? []),
          startsAnew: isFirstRow,
        });
        isFirstRow = false;
        return;
      case 'table:table-cell':
      case 'table:covered-table-cell': {
        const blocks = closeStory();
        rows.at(-1)?.push(blocks);
        return;
      }
      case 'text:note-body':
        return pushAll(notes, closeStory());
      case 'draw:text-box': {
        const blocks = closeStory();
        return pushAll(story.paragraph?.after ?? story.blocks, blocks);
      }
      default:
    }
  }

  readXml(bytes, {
    onOpen(name, attributes) {
      if (skipped > 0 || isSkipped(name, attributes)) {
        skipped += 1;
      } else if (name === 'office:text') {
        isInBody = true;
      } else if (isInBody) {
        open(name, attributes);
      } else {
        styles.open(name, attributes);
      }
    },
    onClose(name) {
      if (skipped > 0) {
        skipped -= 1;
      } else if (isInBody) {
        close(name);
      } else {
        styles.close(name);
      }
    },
    onText(text) {
      if (skipped === 0 && isInBody) {
        addWritten(text);
      }
    },
  });
  return [...story.blocks, ...notes];
}

function isSkipped(name: string, attributes: XmlAttributes): boolean {
  const isHiddenSection =
    name === 'text:section' && findAttribute(attributes, 'display') === 'none';
  return isHiddenSection || SKIPPED.has(name);
}

function toNumber(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written);
}
