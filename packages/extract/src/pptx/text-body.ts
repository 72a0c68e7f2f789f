import { BOLD, HEADING, ITALIC, type Piece, type TextBlock } from '../blocks/text-blocks';
import { readFontLetters } from '../fonts/font-letters';
import { findAttribute, type XmlAttributes } from '../packed/read-xml';
import { LEVELS_MAX } from '../blocks/item-leads';
import { createLeads, readBullet, type Bullet } from './bullets';

export type SlideParagraph = {
  pieces: Piece[];
  level: number;
  bullet: Bullet | undefined;
  /** Of its largest letters, in hundredths of a point. */
  size: number;
};

const USUAL_SIZE = 1_800;

/** Of a formula, which becomes one line. */
const LITERALS = new Map([
  ['m:den', '/'],
  ['m:sup', '^'],
  ['m:sub', '_'],
]);
/** They belong to the page, not to what it says. */
const LAYOUT_FIELD = /^(?:slidenum|datetime|footer|header)/;

/** Collects the paragraphs of a shape, a cell or a point of a diagram. */
export function createTextBodyReader(count: () => void) {
  let paragraphs: SlideParagraph[] = [];
  let paragraph: SlideParagraph | undefined;
  let style = 0;
  let size = USUAL_SIZE;
  let font: string | undefined;
  let isInProperties = false;
  let isInLook = false;
  let isInText = false;
  let isLayoutField = false;

  function add(text: string): void {
    const last = paragraph?.pieces.at(-1);
    if (last && last.style === style) {
      last.text += text;
    } else if (paragraph) {
      count();
      paragraph.pieces.push({ text, style });
    }
  }

  function openRun(attributes: XmlAttributes): void {
    style = 0;
    size = USUAL_SIZE;
    font = undefined;
    isLayoutField = LAYOUT_FIELD.test(findAttribute(attributes, 'type') ?? '');
  }

  return {
    open(name: string, attributes: XmlAttributes): void {
      isInText = name === 'a:t' || name === 'm:t';
      switch (name) {
        case 'a:p':
          count();
          paragraph = { pieces: [], level: 0, bullet: undefined, size: 0 };
          return;
        case 'a:pPr':
          isInProperties = true;
          if (paragraph) {
            paragraph.level = toLevel(findAttribute(attributes, 'lvl'));
          }
          return;
        case 'a:r':
        case 'a:fld':
        case 'm:r':
          return openRun(attributes);
        case 'a:rPr':
          isInLook = true;
          style = styleOf(attributes);
          size = Number(findAttribute(attributes, 'sz') ?? USUAL_SIZE);
          return;
        case 'a:latin':
          font = isInLook ? findAttribute(attributes, 'typeface') : font;
          return;
        case 'a:br':
          style = 0;
          return add('\n');
        default:
          if (isInProperties && paragraph) {
            paragraph.bullet = readBullet(name, attributes) ?? paragraph.bullet;
          }
          add(LITERALS.get(name) ?? '');
      }
    },
    close(name: string): void {
      isInText = false;
      if (name === 'a:p' && paragraph) {
        paragraphs.push(paragraph);
        paragraph = undefined;
      } else if (name === 'a:pPr') {
        isInProperties = false;
      } else if (name === 'a:rPr') {
        isInLook = false;
      } else if (name === 'a:fld') {
        isLayoutField = false;
      }
    },
    text(text: string): void {
      if (isInText && !isLayoutField) {
        // Some writers spell out a line break within a title.
        const line = text.replaceAll(/_x000[Bb]_|\v/g, '\n').replaceAll(/[\r\t]+/g, ' ');
        add(readFontLetters(line, font));
        if (paragraph && line.trim() !== '') {
          paragraph.size = Math.max(paragraph.size, size);
        }
      }
    },
    /** What was collected since the last time. */
    take(): SlideParagraph[] {
      const taken = paragraphs;
      paragraphs = [];
      return taken;
    },
  };
}

export function lettersOf(paragraphs: readonly SlideParagraph[]): string {
  return paragraphs
    .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A title is one heading, however many lines it has. */
export function toHeading(paragraphs: readonly SlideParagraph[]): TextBlock {
  return { kind: 'paragraph', pieces: [{ text: lettersOf(paragraphs), style: HEADING }] };
}

/** An item goes on over its line breaks; other paragraphs keep theirs, which may be those of a program. */
export function toBlocks(
  paragraphs: readonly SlideParagraph[],
  bulletOf: (level: number) => Bullet | undefined,
): TextBlock[] {
  const leadOf = createLeads();
  return paragraphs.map(({ pieces, level, bullet: own }, index) => {
    const bullet = own ?? bulletOf(level) ?? 'none';
    const startsAnew = index === 0;
    if (bullet === 'none') {
      return { kind: 'paragraph', pieces, startsAnew };
    }
    const isEmpty = pieces.every(({ text }) => text.trim() === '');
    return {
      kind: 'item',
      startsAnew,
      lead: isEmpty ? '' : leadOf(bullet, level),
      pieces: pieces.map(({ text, style }) => ({ text: text.replaceAll(/\s*\n\s*/g, ' '), style })),
    };
  });
}

function styleOf(attributes: XmlAttributes): number {
  const isOn = (name: string) => /^(?:1|true)$/.test(attributes[name] ?? '');
  return (isOn('b') ? BOLD : 0) | (isOn('i') ? ITALIC : 0);
}

function toLevel(written: string | undefined): number {
  return Math.min(Math.max(0, Math.trunc(Number(written ?? 0)) || 0), LEVELS_MAX);
}
