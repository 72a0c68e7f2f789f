import { pushAll } from '../blocks/push-all';
import { joinCells, type TextBlock } from '../blocks/text-blocks';
import { createAlternatives } from '../packed/alternatives';
import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';
import { createLevelsReader, type Bullet, type ListLevels } from './bullets';
import { readPlaceholder, type Placeholder } from './list-looks';
import { findTitle, type ShapeText } from './find-title';
import {
  createTextBodyReader,
  lettersOf,
  toBlocks,
  toHeading,
  type SlideParagraph,
} from './text-body';

export type Slide = {
  isShown: boolean;
  title: TextBlock[];
  body: TextBlock[];
  footers: TextBlock[];
  /** Beside its text, photos or drawings. */
  hasPictures: boolean;
};

export type SlideContext = {
  count: () => void;
  findBullet(placeholder: Placeholder, level: number): Bullet | undefined;
  /** The text of a diagram that lies in a part of its own. */
  readDiagram(relationId: string): TextBlock[];
};

type Shape = {
  placeholder: Placeholder | undefined;
  levels: ListLevels;
  isHidden: boolean;
};

const TITLES = new Set(['title', 'ctrTitle']);
/** The page's number, date and head are not what a slide says. */
const LAYOUT = new Set(['sldNum', 'dt', 'hdr']);

/** Shapes in the order in which they are read out: that of the file, the title before them. */
export function readSlide(
  bytes: Uint8Array,
  { count, findBullet, readDiagram }: SlideContext,
): Slide {
  let isShown = true;
  let hasPictures = false;
  const titles: SlideParagraph[] = [];
  const texts: ShapeText[] = [];
  const footers: TextBlock[] = [];
  const text = createTextBodyReader(count);
  const alternatives = createAlternatives();
  let shape: Shape | undefined;
  let levels: ReturnType<typeof createLevelsReader> | undefined;
  let cells: TextBlock[][] = [];
  let isFirstRow = false;
  let skipped = 0;

  function addBlocks(blocks: TextBlock[]): void {
    texts.push({ blocks, paragraphs: [] });
  }

  function closeShape({ placeholder, levels: own, isHidden }: Shape): void {
    const paragraphs = text.take();
    const type = placeholder?.type ?? '';
    if (isHidden || LAYOUT.has(type)) {
      return;
    }
    if (TITLES.has(type)) {
      pushAll(titles, paragraphs);
      return;
    }
    const blocks = toBlocks(
      paragraphs,
      (level) => own[level] ?? (placeholder && findBullet(placeholder, level)),
    );
    if (type === 'ftr') {
      pushAll(footers, blocks);
    } else {
      texts.push({ blocks, paragraphs });
    }
  }

  function open(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'p:sld':
        isShown = !/^(?:0|false)$/.test(findAttribute(attributes, 'show') ?? '');
        return;
      case 'p:sp':
        shape = { placeholder: undefined, levels: [], isHidden: false };
        return;
      case 'p:cNvPr':
        if (shape) {
          shape.isHidden = /^(?:1|true)$/.test(findAttribute(attributes, 'hidden') ?? '');
        }
        return;
      case 'p:ph':
        if (shape) {
          shape.placeholder = readPlaceholder(attributes);
        }
        return;
      case 'a:lstStyle':
        levels = shape && createLevelsReader(shape.levels);
        return;
      case 'p:pic':
        hasPictures = true;
        return;
      case 'a:tbl':
        isFirstRow = true;
        return;
      case 'dgm:relIds':
        addBlocks(readDiagram(findAttribute(attributes, 'dm') ?? ''));
        return;
      default:
        if (levels) {
          levels.open(name, attributes);
        } else {
          text.open(name, attributes);
        }
    }
  }

  function close(name: string): void {
    if (name === 'p:sp' && shape) {
      closeShape(shape);
      shape = undefined;
    } else if (name === 'a:lstStyle') {
      levels = undefined;
    } else if (name === 'a:tc') {
      cells.push(toBlocks(text.take(), () => 'none'));
    } else if (name === 'a:tr') {
      addBlocks([{ kind: 'row', pieces: joinCells(cells), startsAnew: isFirstRow }]);
      cells = [];
      isFirstRow = false;
    } else if (levels) {
      levels.close(name);
    } else {
      text.close(name);
    }
  }

  readXml(bytes, {
    onOpen(name, attributes) {
      if (skipped > 0 || alternatives.isFurther(name)) {
        skipped += 1;
        return;
      }
      alternatives.open(name);
      open(name, attributes);
    },
    onClose(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      alternatives.close(name);
      close(name);
    },
    onText(written) {
      if (skipped === 0) {
        text.text(written);
      }
    },
  });
  const title = lettersOf(titles) === '' ? findTitle(texts) : { paragraphs: titles };
  return {
    isShown,
    title: title ? [toHeading(title.paragraphs)] : [],
    body: texts.flatMap((shapeText) => (shapeText === title ? [] : shapeText.blocks)),
    footers,
    hasPictures,
  };
}
