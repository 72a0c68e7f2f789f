import { readFontLetters } from '../fonts/font-letters';
import { readSymbol } from '../fonts/symbol-font';
import type { TextBlock } from '../blocks/text-blocks';
import { createAlternatives } from '../packed/alternatives';
import { createBodyBuilder, type BodyBuilder } from './body-builder';
import { createPropertyReader } from './property-reader';
import type { WordStyles } from './read-styles';
import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';

/** Never text of the document: what was deleted or moved away, instructions, readings above characters, settings. */
const SKIPPED = new Set([
  'moveFrom',
  'delText',
  'instrText',
  'delInstrText',
  'rt',
  'sectPr',
  'sdtPr',
  'tblPr',
  'tblGrid',
  'tcPr',
  'fldData',
  'binData',
  'styles',
  'docOleData',
  'numbering',
]);

const LITERALS = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['br', '\n'],
  ['cr', '\n'],
  ['noBreakHyphen', '-'],
  ['m:den', '/'],
  ['m:sup', '^'],
  ['m:sub', '_'],
]);

/** The paragraphs of a document part: the body, or all notes of one kind. */
export function readBody(bytes: Uint8Array, styles: WordStyles): TextBlock[] {
  const builder = createBodyBuilder(styles);
  const properties = createPropertyReader(builder, styles);
  const alternatives = createAlternatives();
  let skipped = 0;
  let isInText = false;

  function isSkipped(name: string, attributes: XmlAttributes): boolean {
    if (name === 'del') {
      return !properties.isOpen();
    }
    if (name === 'footnote' || name === 'endnote') {
      const type = findAttribute(attributes, 'type');
      return type !== undefined && type !== 'normal';
    }
    return alternatives.isFurther(name) || SKIPPED.has(name) || name.endsWith('PrChange');
  }

  readXml(bytes, {
    onOpen(name, attributes) {
      if (skipped > 0 || isSkipped(name, attributes)) {
        skipped += 1;
        return;
      }
      alternatives.open(name);
      isInText = name === 't' || name === 'm:t';
      if (!properties.open(name, attributes)) {
        openContent(builder, name, attributes);
      }
    },
    onClose(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      isInText = false;
      alternatives.close(name);
      if (!properties.close(name)) {
        closeContent(builder, name);
      }
    },
    onText(text) {
      if (isInText && skipped === 0) {
        builder.addText(readFontLetters(text.replace(/[\r\n]+/g, ' '), builder.font()));
      }
    },
  });
  return builder.finish();
}

function openContent(builder: BodyBuilder, name: string, attributes: XmlAttributes): void {
  switch (name) {
    case 'p':
      return builder.openParagraph();
    case 'r':
    case 'm:r':
      return builder.openRun();
    case 'txbxContent':
    case 'tc':
      return builder.openStory();
    case 'tr':
      return void builder.openRow();
    case 'fldChar':
      return turnField(builder, findAttribute(attributes, 'fldCharType'));
    case 'sym': {
      const isSymbol = findAttribute(attributes, 'font') === 'Symbol';
      const code = Number.parseInt(findAttribute(attributes, 'char') ?? '', 16);
      return isSymbol ? builder.addText(readSymbol(code)) : undefined;
    }
    default: {
      const literal = LITERALS.get(name);
      return literal === undefined ? undefined : builder.addText(literal);
    }
  }
}

function closeContent(builder: BodyBuilder, name: string): void {
  switch (name) {
    case 'p':
      return builder.closeParagraph();
    case 'txbxContent':
      return builder.closeBox();
    case 'tc':
      return builder.closeCell();
    case 'tr':
      return builder.closeRow();
    default:
  }
}

function turnField(builder: BodyBuilder, type: string | undefined): void {
  if (type === 'begin') {
    builder.fields().begin();
  } else if (type === 'separate') {
    builder.fields().separate();
  } else if (type === 'end') {
    builder.fields().end();
  }
}
