import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { readFontLetters } from '../fonts/font-letters';
import { readSymbol } from '../fonts/symbol-font';
import { decodeBytes } from '../text/decode-bytes';
import { WESTERN } from '../text/windows-charsets';
import { joinBlocks } from '../blocks/text-blocks';
import { createTextFlow } from '../blocks/text-flow';
import { changeGroup, createGroup, redirectGroup, styleOfGroup, type RtfGroup } from './rtf-group';
import { createRtfTables, encodingOfWord } from './rtf-tables';
import { readRtfTokens } from './rtf-tokens';
import { LITERAL_WORDS, READ_OPTIONAL_GROUPS, SKIPPED_GROUPS } from './rtf-words';

const DEPTH_MAX = 1_000;
const BODY_LEVEL = 9;

export function readRtf(bytes: Uint8Array): ExtractedDocument {
  const reader = createRtfReader();
  readRtfTokens(bytes, reader);
  return { ...joinBlocks(reader.finish()), ...NO_PAGES };
}

function createRtfReader() {
  const tables = createRtfTables();
  const body = createTextFlow();
  const notes = createTextFlow();
  const groups: RtfGroup[] = [];
  let group = createGroup(body);
  let encoding = WESTERN;
  let defaultFont: number | undefined;
  let waiting: number[] = [];
  let unread = 0;
  let isOptional = false;

  function addText(text: string): void {
    if (group.kind === 'text' && !group.isHidden && !group.isDeleted) {
      group.flow.add(text, styleOfGroup(group));
    }
  }

  /** Letters of some languages are several bytes, so they are read together. */
  function flush(): void {
    if (waiting.length === 0) {
      return;
    }
    const bytes = waiting;
    waiting = [];
    const font = tables.fontOf(group.font ?? defaultFont);
    if (font?.isSymbol) {
      addText(font.name === 'Symbol' ? bytes.map(readSymbol).join('') : '');
      return;
    }
    // Most stretches are a few ASCII letters; a decoder takes longer to call than to write them.
    const isShortAscii = bytes.length < 256 && bytes.every((byte) => byte < 0x80);
    const text = isShortAscii
      ? String.fromCharCode(...bytes)
      : decodeBytes(Uint8Array.from(bytes), font?.encoding ?? encoding);
    addText(readFontLetters(text, font?.name));
  }

  function endParagraph(): void {
    const { level, style, isInTable, isItem } = group;
    const isHeading = level === undefined ? tables.isHeadingStyle(style) : level < BODY_LEVEL;
    group.flow.endParagraph({
      isHeading,
      isInTable,
      kind: isItem && !isHeading ? 'item' : 'paragraph',
    });
  }

  function readTextWord(word: string, parameter: number | undefined): void {
    const literal = LITERAL_WORDS.get(word);
    if (literal !== undefined) {
      addText(literal);
      return;
    }
    if (changeGroup(group, word, parameter)) {
      return;
    }
    switch (word) {
      case 'par':
      case 'sect':
        return endParagraph();
      case 'cell':
        return group.flow.endCell();
      case 'row':
        return group.flow.endRow();
      case 'nestcell':
        return addText('\t');
      case 'nestrow':
        return group.flow.endParagraph({ isInTable: true });
      case 'u':
        return addUnicode(parameter ?? 0);
      case 'deff':
        defaultFont = parameter;
        return;
      default:
        encoding = encodingOfWord(word, parameter) ?? encoding;
    }
  }

  function addUnicode(code: number): void {
    const font = tables.fontOf(group.font ?? defaultFont);
    addText(readFontLetters(String.fromCharCode(code & 0xffff), font?.name));
    unread = group.fallbackBytes;
  }

  /** Words that say what a group is for. */
  function readGroupWord(word: string): boolean {
    const isUnknown = isOptional && !READ_OPTIONAL_GROUPS.has(word);
    isOptional = false;
    if (word === 'fonttbl') {
      group.kind = 'fonts';
    } else if (word === 'stylesheet') {
      group.kind = 'styles';
    } else if (isUnknown || SKIPPED_GROUPS.has(word)) {
      group.kind = 'skipped';
    } else if (word === 'upr' && group.kind === 'text') {
      group.kind = 'twice';
    } else if (word === 'ud' && group.kind === 'twice') {
      group.kind = 'text';
    } else if (word === 'footnote' || word === 'shptxt') {
      redirectGroup(group, notes);
    } else {
      return false;
    }
    return true;
  }

  return {
    onOpen(): void {
      flush();
      unread = 0;
      isOptional = false;
      if (groups.length >= DEPTH_MAX) {
        throw extractionError('corrupt');
      }
      groups.push(group);
      group = { ...group };
      if (group.kind === 'styles') {
        tables.openStyle();
      }
    },
    onClose(): void {
      flush();
      unread = 0;
      const outer = groups.pop();
      if (outer && outer.flow !== group.flow && !group.flow.isEmpty()) {
        endParagraph();
      }
      group = outer ?? group;
    },
    onOptional(): void {
      flush();
      isOptional = true;
    },
    onWord(word: string, parameter: number | undefined): void {
      flush();
      if (unread > 0) {
        unread -= 1;
        return;
      }
      if (readGroupWord(word)) {
        return;
      }
      if (group.kind === 'fonts') {
        tables.readFontWord(word, parameter ?? 0);
      } else if (group.kind === 'styles') {
        tables.readStyleWord(word, parameter ?? 0);
      } else if (group.kind === 'text') {
        readTextWord(word, parameter);
      }
    },
    onByte(byte: number): void {
      isOptional = false;
      if (unread > 0) {
        unread -= 1;
      } else if (group.kind === 'text') {
        waiting.push(byte);
      } else if (group.kind === 'fonts') {
        tables.readFontName(String.fromCharCode(byte));
      } else if (group.kind === 'styles') {
        tables.readStyleName(String.fromCharCode(byte));
      }
    },
    finish() {
      flush();
      return [...body.finish(), ...notes.finish()];
    },
  };
}
