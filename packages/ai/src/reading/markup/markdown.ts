import { linesOf } from '../lines';
import { atFirstWords, blank, blankAround, type LineMark, type Marked, type Span } from './spans';

const FENCE = /^(?:```+|~~~+|:::+)\s*(\{?[\w:+-]*\}?)/;
/** Fences of lecture notes that hold prose: notes, examples, theorems. Others hold programs. */
const PROSE_FENCE =
  /^\{(?:[a-z]+:)?(?:note|tip|warning|admonition|hint|important|seealso|example|exercise|definition|theorem|proof|lemma|remark|prf)\w*\}$/i;
const FENCE_OPTION = /^:[\w-]+:/;
/** A fence without a language that holds so many lines of words is somebody's notes. */
const NOTES_FENCE = { words: 4, share: 0.7 };
const PROGRAM = /[;{}]\s*$|[=!<>]=|\w\(|^\s*(?:[#$>]|\/\/|import |from |def |class |return )/;
/** Notes of an outliner about its own lines: 'collapsed:: true', 'id:: 63c33173-…'. */
const LINE_FACT = /^[a-z][\w-]*:: .*$/;
/** '## Cells', and '== Cells' as wikis and typesetters write it. */
const HEADING = /^(#{1,6}|={1,6}(?=[ \t]+\p{Lu}))[ \t]+(?=\S)/u;
/** '## Cells ##', '## Cells {#cells}' */
const HEADING_TAIL = /(?:[ \t][#=]+|[ \t]*\{[#.][^{}\n]{1,100}\})[ \t]*$/;
/** A line of a table of contents. */
const CONTENTS = /^(?:[-*+]|\d{1,3}[.)])?[ \t]*\[[^\]\n]{1,300}\]\(#[^()\n]{0,300}\)$/;
const UNDERLINED_CHARACTERS = 100;
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const LINK_TARGET = /^\[[^\]]{1,100}\]:\s*\S+$/;
const RULE = /^(?:[-*_][ \t]*){3,}$/;
const QUOTATION = /^(?:>[ \t]?)+/;
const BULLET = /^\\?(?:-{1,6}|[–—•●▪▫◦○■□➢✓✔*+·])[ \t]+(?=\S)/u;
const NUMBER = /^\(?(?:\d{1,3}|[a-zđ]|[ivx]{1,4})[.)][ \t]+(?=\S)/iu;
const TABLE_RULE = /^\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)*\|?$/;
/** '- [The Bobo doll](https://…) video, 5 min' leads to another page. */
const LEADS_AWAY =
  /^(?:[-*+]|\d{1,3}[.)])[ \t]+\[[^\]\n]{1,300}\]\(https?:[^()\n]{0,400}\)[ \t.,]*(?:[^\s:]+[ \t]*){0,4}$/;
const TAB_COLUMNS = 4;
/** A line that is set in bold as a whole heads what stands below it. */
const BOLD_LINE = /^(\*{2,3}|__)([^*_\n]{2,100})\1[ \t]*[:：]?$/u;

const IMAGE =
  /!\[(?:[^\]\n]|\n(?!\s*\n)){0,300}\]\((?:[^()\n]|\n(?!\s*\n)|\([^()\n]{0,100}\)){0,400}\)/g;
/** What an encyclopaedia offers its editors beside every heading. */
const EDIT_LINK = /\[\s*(?:sửa(?:\s*\|\s*sửa mã nguồn)?|edit(?: source)?)\s*\]/giu;
/** '[[page|what it is called here]]' */
const WIKI_LINK = /\[\[(?:[^\]|\n]{1,200}\|)?([^\]|\n]{1,200})\]\]/g;
/** What the author has crossed out. */
const STRUCK = /~~(?=\S)[^~\n]{1,500}~~/g;
const LINK =
  /(?<!!)\[((?:[^\]\n]|\n(?!\s*\n)){1,200})\](?:\((?:[^()\n]|\([^()\n]{0,100}\)){0,400}\)|\[[^\]\n]{0,100}\])/g;
/** '**society**{: data-type="term" #term-1}' */
const ATTRIBUTES = /\{:[^{}\n]{1,300}\}/g;
/** '((63896930-4ad3-4361-ac85-b74301e9aad5))' stands for a line elsewhere. */
const LINE_REFERENCE = /\(\([\da-f]{8}-[\da-f-]{27}\)\)/g;
/** '#term("mitochondrion")', '@kerr1972': calls of a typesetter, and who is cited. */
const CALL =
  /(?<![\p{L}\p{N}])#[a-z][\w-]*\((?:"([^"\n]{1,80})")?[^()\n]{0,200}\)|(?<=\s)@[a-z]+\d{4}[a-z]?\b/gu;
const FOOTNOTE = /\[\^[^\]\n]{1,40}\]:?/g;
const ROLE = /\{[a-z][\w:-]{0,30}\}`[^`\n]{0,200}`/gi;
const ADDRESS = /<?https?:\/\/[^\s<>]+>?/g;
const DISPLAYED_FORMULA = /\$\$[^$]{1,3000}\$\$/g;
const INLINE_CODE = /(?<!`)`([^`\n]{1,200})`(?!`)/g;
/** Signs that mark nothing: a student forgot the other half. */
const LEFT_OVER = /\*{2,}|`{2,}/g;
const HIGHLIGHT = /(?:==|=\w=)(?=[^\s=])([^=\n]{1,300}?)(?<=\S)==(?!=)/g;
/** Several may be joined to one: a family. */
const PICTOGRAPH =
  /(?<![\p{L}\p{N}]):[a-z][a-z_]{2,30}:(?![\p{L}\p{N}])|(?:\u{200d}?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{fe0f}|[⚠✔✖☑➡])\p{Emoji_Modifier}?)+/gu;
const ENTITY = /&(?:mdash|ndash|nbsp|amp|lt|gt|quot|rarr|hellip|rsquo|lsquo|ldquo|rdquo|#39);/g;
const ENTITIES: Record<string, string> = {
  mdash: '—',
  ndash: '–',
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  rarr: '→',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  '#39': "'",
};
/** Two or three signs: bold; one: italics. Not inside a word, not over a paragraph's end. */
const BOLD =
  /(?<![\p{L}\p{N}\\])(?:\*{2,3}|(?<!_)_{2,3})(?=[^\s*_])((?:[^*\n]|\n(?!\s*\n)|\*(?!\*)){1,300}?)(?<=[^\s])(?:\*{2,3}|_{2,3}(?![\p{L}\p{N}]))/gu;
const ITALICS =
  /(?<![\p{L}\p{N}*\\])\*(?=[^\s*])((?:[^*\n]|\n(?!\s*\n)){1,300}?)(?<=[^\s*])\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_\\])_(?=[^\s_])((?:[^_\n]|\n(?!\s*\n)){1,300}?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu;

/** Markdown, and plain text, which has lists too. */
export function readMarkdown(text: string): Marked {
  const lines = new Map<number, LineMark>();
  const inline = readInline(blankLines(text, lines));
  return { ...inline, lines: atFirstWords(lines, inline.plain) };
}

/** Blanks what whole lines are marked with, and notes what they are. */
function blankLines(text: string, marks: Map<number, LineMark>): string {
  const parts: string[] = [];
  let done = 0;
  let fence: { sign: string; isProse: boolean } | undefined;
  let before: { start: number; end: number } | undefined;
  const withoutMatter = endOfFrontMatter(text);

  function blankTo(from: number, to: number) {
    parts.push(text.slice(done, from), blank(text.slice(from, to)));
    done = to;
  }

  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const opened = FENCE.exec(line);
    if (end <= withoutMatter) {
      blankTo(start, end);
    } else if (opened && (!fence || line.startsWith(fence.sign))) {
      blankTo(start, end);
      fence = fence
        ? undefined
        : {
            sign: line.slice(0, 3),
            isProse:
              PROSE_FENCE.test(opened[1] ?? '') ||
              (opened[1] === '' && holdsNotes(text, end, line.slice(0, 3))),
          };
    } else if ((fence && !fence.isProse) || (fence && FENCE_OPTION.test(line))) {
      blankTo(start, end);
    } else if (UNDERLINE.test(line) && before && isTitle(text.slice(before.start, before.end))) {
      marks.set(before.start, { kind: 'heading', level: line.startsWith('=') ? 1 : 2 });
      blankTo(start, end);
    } else if (
      [RULE, TABLE_RULE, LINK_TARGET, LINE_FACT, CONTENTS, LEADS_AWAY].some((sign) =>
        sign.test(line),
      )
    ) {
      blankTo(start, end);
    } else {
      readLine(line, start, indentOf(text, start));
    }
    before = { start, end };
  }
  parts.push(text.slice(done));
  return parts.join('');

  function readLine(whole: string, start: number, indent: number) {
    const quotation = QUOTATION.exec(whole)?.[0].length ?? 0;
    blankTo(start, start + quotation);
    const line = whole.slice(quotation);
    const at = start + quotation;
    const listed = (BULLET.exec(line) ?? NUMBER.exec(line))?.[0].length ?? 0;
    // '1. ### Osmosis' is a heading, however it is counted.
    if (HEADING.test(line.slice(listed)) && listed > 0) {
      blankTo(at, at + listed);
      readLine(line.slice(listed), at + listed, 0);
      return;
    }
    const heading = HEADING.exec(line);
    const bullet = BULLET.exec(line);
    if (heading) {
      const titleAt = at + heading[0].length;
      marks.set(titleAt, { kind: 'heading', level: heading[1]?.length ?? 1 });
      blankTo(at, titleAt);
      const tail = HEADING_TAIL.exec(line)?.[0].length ?? 0;
      blankTo(start + whole.length - tail, start + whole.length);
    } else if (bullet) {
      marks.set(at + bullet[0].length, { kind: 'item', level: levelOf(indent, line) });
      blankTo(at, at + bullet[0].length);
    } else if (NUMBER.test(line)) {
      marks.set(at, { kind: 'item', level: levelOf(indent, line) });
    } else if (indent === 0 && BOLD_LINE.test(line) && !/[.!?…][*_]*$/u.test(line)) {
      marks.set(at, { kind: 'label', level: 0 });
    }
  }
}

/** What may stand over a line of dashes: no paragraph, whose end such a line also tells. */
function isTitle(line: string): boolean {
  return line !== '' && line.length <= UNDERLINED_CHARACTERS && !/[.!?…:;,]["”’)]*$/u.test(line);
}

/** Most lines up to the closing sign are words, and none of them is a program's. */
function holdsNotes(text: string, from: number, sign: string): boolean {
  const close = text.indexOf(`\n${sign}`, from);
  const lines = text
    .slice(from, close === -1 ? from : close)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isWritten = (line: string) =>
    /^\s*[-*]?\s*\p{L}/u.test(line) &&
    (line.match(/\p{L}{2,}/gu)?.length ?? 0) >= NOTES_FENCE.words;
  return (
    lines.length > 0 &&
    lines.filter(isWritten).length >= lines.length * NOTES_FENCE.share &&
    !lines.some((line) => PROGRAM.test(line))
  );
}

/** A dash under a round bullet is one level further in, whatever its indent became on the way here. */
function levelOf(indent: number, line: string): number {
  return indent * 2 + (/^\\?[-–—◦○▫]/u.test(line) ? 1 : 0);
}

function indentOf(text: string, start: number): number {
  let columns = 0;
  for (let at = start - 1; at >= 0; at -= 1) {
    const sign = text[at];
    if (sign === '\t') {
      columns += TAB_COLUMNS;
    } else if (sign === ' ' || sign === '\u00a0') {
      columns += 1;
    } else {
      break;
    }
  }
  return Math.floor(columns / 2);
}

/** What stands between two lines of dashes or plus signs at the very start is about the file. */
function endOfFrontMatter(text: string): number {
  const match = /^\s*(---|\+\+\+)[ \t]*\r?\n(?:[^\n]*\n){1,60}?\1[ \t]*(?=\r?\n)/.exec(text);
  const isKeyed = match && /\n[\w-]+(?::|[ \t]*=)/.test(match[0]);
  return isKeyed ? match[0].length : -1;
}

function readInline(text: string): { plain: string; emphasis: Span[] } {
  let plain = text.replaceAll(ENTITY, (entity) =>
    (ENTITIES[entity.slice(1, -1)] ?? '').padEnd(entity.length),
  );
  for (const pattern of [STRUCK, PICTOGRAPH]) {
    const rest = plain.replaceAll(pattern, blank);
    // Where there is nothing else, it is what there is to read.
    plain = rest.trim() === '' ? plain : rest;
  }
  for (const pattern of [
    ATTRIBUTES,
    LINE_REFERENCE,
    CALL,
    DISPLAYED_FORMULA,
    EDIT_LINK,
    IMAGE,
    ROLE,
    WIKI_LINK,
    LINK,
    FOOTNOTE,
    ADDRESS,
  ]) {
    plain = blankAround(plain, pattern);
  }
  const emphasis: Span[] = [];
  for (const pattern of [HIGHLIGHT, BOLD, ITALICS]) {
    for (const { 0: whole, 1: first, 2: second, index } of plain.matchAll(pattern)) {
      const kept = first ?? second ?? '';
      const start = index + whole.indexOf(kept);
      emphasis.push({ start, end: start + kept.length });
    }
    plain = plain.replaceAll(pattern, (whole: string, first?: string, second?: string) => {
      const kept = first ?? second ?? '';
      const at = whole.indexOf(kept);
      return ' '.repeat(at) + kept + ' '.repeat(whole.length - at - kept.length);
    });
  }
  plain = blankAround(blankAround(plain, INLINE_CODE), LEFT_OVER);
  return { plain, emphasis: emphasis.toSorted((a, b) => a.start - b.start) };
}

/** What the front matter of a Markdown file says that it is called. */
export function titleOfFrontMatter(text: string): string | undefined {
  const matter = text.slice(0, Math.max(0, endOfFrontMatter(text)));
  return /^(?:title|name)(?::|[ \t]*=)[ \t]*["']?(\S.*?)["']?[ \t]*$/mu.exec(matter)?.[1];
}
