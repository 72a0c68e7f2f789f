import { indentOf, leadOf } from '../blocks/item-leads';
import { createPieceCounter } from '../blocks/piece-counter';
import { HEADING, joinCells, type Piece, type TextBlock } from '../blocks/text-blocks';
import { readHtmlBlocks } from '../html/read-html';
import { readInline } from './markdown-inline';

const FENCE = /^(`{3,}|~{3,}|:{3,})[ \t]*(\{[\w:-]+\})?/;
/** Fences of lecture notes that hold prose: their lines are read as any other. Others hold programs. */
const PROSE_FENCE =
  /^\{(?:[a-z]+:)?(?:note|tip|warning|caution|danger|admonition|hint|important|seealso|topic|dropdown|example|exercise|solution|definition|theorem|proof|proposition|corollary|lemma|remark)/i;
const FENCE_OPTION = /^:[\w-]+:/;
const HEADING_LINE = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const HTML_HEADING = /^\s*<h[1-6](?:\s[^>]*)?>(.*?)(?:<\/h[1-6]>)?\s*$/i;
/** HTML that is more than a mark: tables and lists are read as on a page, programs and looks are left out. */
const HTML_BLOCK = /^\s{0,3}<(table|ul|ol|dl|script|style)(?=[\s>])/i;
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/;
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const ITEM = /^([ \t]*)([-*+•]|\d{1,9}[.)])(?:[ \t]+(.*)|$)/;
const TASK = /^\[[ xX]\][ \t]+/;
const QUOTATION = /^(?: {0,3}>[ \t]?)+/;
const CALLOUT = /^\[![\w-]+\][+-]?[ \t]*/;
const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const LINK_TARGET = /^ {0,3}\[(?!\^)[^\]]{1,200}\]:[ \t]*\S/;
const LABEL = /^\([\w:.-]+\)=[ \t]*$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
const TAB_COLUMNS = 4;
/** Where an item must begin to be inside of the one above it. */
const STEP_COLUMNS = 2;

/** Takes Markdown apart line by line. Programs stay to the letter, within their fences. */
export function readMarkdownBlocks(source: string): TextBlock[] {
  const lines = source.split('\n');
  const blocks: TextBlock[] = [];
  const count = createPieceCounter();
  /** Columns of the open items, each inside of the one before it. */
  let items: number[] = [];
  /** Of each element of HTML the last line that ends one. */
  const lastEnds = new Map<string, number>();
  /** The signs that end the open notes. */
  const notes: string[] = [];
  let open: { lines: string[]; lead?: string } | undefined;
  let at = 0;

  function push(block: TextBlock): void {
    count();
    block.pieces.forEach(count);
    blocks.push(block);
  }

  function close(): void {
    if (open) {
      const pieces = readInline(joinLines(open.lines));
      push(
        open.lead === undefined
          ? { kind: 'paragraph', pieces }
          : { kind: 'item', pieces: pieces.map(onOneLine), lead: open.lead },
      );
    }
    open = undefined;
  }

  function pushHeading(title: string): void {
    close();
    items = [];
    const text = readInline(title)
      .map((piece) => piece.text)
      .join('');
    push({ kind: 'paragraph', pieces: [{ text: text.replaceAll(/\s+/g, ' '), style: HEADING }] });
  }

  /** Whether a program begins, and not a note or the end of one, which are read as any text. */
  function readFence(line: string, [, sign = '', directive = '']: RegExpExecArray): boolean {
    if (line === notes.at(-1)) {
      notes.pop();
      return false;
    }
    if (PROSE_FENCE.test(directive)) {
      notes.push(sign);
      return false;
    }
    return !sign.startsWith(':');
  }

  /** Lines that are kept as they are, up to the one that ends them. */
  function pushLiteral(isLast: (line: string) => boolean): void {
    close();
    const first = at;
    do {
      at += 1;
    } while (at < lines.length && !isLast(unquoted(lines[at] ?? '').trim()));
    const text = lines
      .slice(first, at + 1)
      .map(unquoted)
      .join('\n');
    push({ kind: 'paragraph', pieces: [{ text, style: 0 }] });
  }

  function pushIndentedCode(): void {
    const first = at;
    while (INDENTED_CODE.test(lines[at + 1] ?? '')) {
      at += 1;
    }
    const code = lines.slice(first, at + 1).map((line) => line.replace(INDENTED_CODE, ''));
    push({ kind: 'paragraph', pieces: [{ text: code.join('\n'), style: 0 }] });
  }

  function pushTable(): void {
    close();
    items = [];
    const width = splitCells(lines[at] ?? '').length;
    let isFirst = true;
    for (; at < lines.length && lines[at]?.includes('|'); at += 1) {
      const line = lines[at] ?? '';
      if (!TABLE_RULE.test(line)) {
        const cells = splitCells(line).slice(0, width);
        const rows = cells.map((cell): TextBlock[] => [{ kind: 'row', pieces: readInline(cell) }]);
        push({ kind: 'row', pieces: joinCells(rows), startsAnew: isFirst });
        isFirst = false;
      }
    }
    at -= 1;
  }

  /** Up to the line with the end of the element. */
  function pushHtml(name: string): void {
    close();
    const first = at;
    while (!isEndOf(name, lines[at] ?? '')) {
      at += 1;
    }
    readHtmlBlocks(lines.slice(first, at + 1).join('\n')).forEach(push);
  }

  /** The element that begins here, where it ends as well. */
  function findHtml(line: string): string | undefined {
    const name = HTML_BLOCK.exec(line)?.[1]?.toLowerCase();
    if (name === undefined) {
      return undefined;
    }
    const last = lastEnds.get(name) ?? lines.findLastIndex((other) => isEndOf(name, other));
    lastEnds.set(name, last);
    return last >= at ? name : undefined;
  }

  function openItem([, space = '', mark = '', text = '']: RegExpExecArray): void {
    close();
    const column = columnsOf(space);
    while (items.length > 0 && column < (items.at(-1) ?? 0) + STEP_COLUMNS) {
      items.pop();
    }
    items.push(column);
    const sign = /^\d/.test(mark) ? mark : '•';
    open = { lines: [text.replace(TASK, '')], lead: leadOf(items.length - 1, sign) };
  }

  function readPlain(line: string): void {
    if (open) {
      open.lines.push(line);
      return;
    }
    const isInItem = items.length > 0 && columnsOf(line) >= STEP_COLUMNS;
    if (!isInItem) {
      items = [];
    }
    // A further paragraph of an item is written below it.
    open = isInItem ? { lines: [line], lead: indentOf(items.length) } : { lines: [line] };
  }

  function readLine(line: string): void {
    const fence = FENCE.exec(line.trimStart());
    const heading = HEADING_LINE.exec(line);
    const htmlHeading = HTML_HEADING.exec(line);
    const html = findHtml(line);
    const item = ITEM.exec(line);
    if (line.trim() === '' || (fence && !readFence(line.trim(), fence))) {
      close();
    } else if (fence) {
      pushLiteral((last) => last.startsWith(fence[1] ?? '') && !/[^`~]/.test(last));
    } else if (line.trim().startsWith('$$') && !line.trim().slice(2).includes('$$')) {
      pushLiteral((last) => last.includes('$$'));
    } else if (line.trimStart().startsWith('<!--')) {
      close();
      while (at < lines.length && !lines[at]?.includes('-->')) {
        at += 1;
      }
    } else if (html) {
      pushHtml(html);
    } else if (heading ?? htmlHeading) {
      pushHeading(heading?.[2] ?? htmlHeading?.[1] ?? '');
    } else if (open && open.lead === undefined && UNDERLINE.test(line)) {
      const title = open.lines.join(' ');
      open = undefined;
      pushHeading(title);
    } else if (RULE.test(line) || LINK_TARGET.test(line) || LABEL.test(line)) {
      close();
    } else if (QUOTATION.test(line)) {
      readLine(unquoted(line).replace(CALLOUT, ''));
    } else if (line.includes('|') && TABLE_RULE.test(lines[at + 1] ?? '')) {
      pushTable();
    } else if (item && (item[3] !== undefined || !open)) {
      openItem(item);
    } else if (!open && items.length === 0 && INDENTED_CODE.test(line)) {
      pushIndentedCode();
    } else if (!(FENCE_OPTION.test(line) && !open)) {
      readPlain(line);
    }
  }

  for (; at < lines.length; at += 1) {
    readLine(lines[at] ?? '');
  }
  close();
  return blocks;
}

function isEndOf(name: string, line: string): boolean {
  return line.toLowerCase().includes(`</${name}`);
}

function unquoted(line: string): string {
  return line.replace(QUOTATION, '');
}

/** Lines were broken to fit the page, unless two spaces or a backslash say that a line ends there. */
function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const isLast = index === lines.length - 1;
      const isBroken = /(?: {2,}|\\)$/.test(line);
      const text = line.trim().replace(/\\$/, isLast ? '\\' : '');
      return isLast ? text : `${text}${isBroken ? '<br>' : ' '}`;
    })
    .join('');
}

function onOneLine({ text, style }: Piece): Piece {
  return { text: text.replaceAll('\n', ' '), style };
}

/** A line within a cell is no border when a backslash stands before it. */
function splitCells(line: string): string[] {
  return (
    line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/)
      // Also within a program, where a backslash is one otherwise.
      .map((cell) => cell.replaceAll('\\|', '|'))
  );
}

function columnsOf(line: string): number {
  let columns = 0;
  for (const sign of line) {
    if (sign === '\t') {
      columns += TAB_COLUMNS;
    } else if (sign === ' ') {
      columns += 1;
    } else {
      break;
    }
  }
  return columns;
}
