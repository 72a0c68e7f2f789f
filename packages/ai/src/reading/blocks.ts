import { asideKindOf, type BlockKind, isStudyText, opensBackMatter } from './block-kinds';
import { findLineBreaks, isWrapped, type Line, linesOf } from './lines';
import type { LineMark } from './markup/spans';
import { isCode } from './readable';

/** A paragraph, a list item, a table row or a heading: `text.slice(start, end)` without outer spaces. */
export type Block = {
  start: number;
  end: number;
  kind: BlockKind;
  /** Of a heading: 1 for a chapter. Of an item: how far it is indented. */
  level: number;
  isHeading: boolean;
};

const HEADING_MAX_CHARACTERS = 100;
const HEADING_MAX_WORDS = 12;
/** A heading that only its looks tell is taken to be inside those that are marked. */
const UNMARKED_LEVEL = 6;
/** 'Mitosis: division of the nucleus' is a line of a glossary. */
const EXPLAINS = /(?:[:：]|\s[–—-])\s+\p{Ll}/u;
/** 'ccHost - Phần mềm máy chủ', 'iPhone – a telephone': lines of a list, however they begin. */
const PAIR = /^\p{L}[\p{L}\p{N}.]*(?:\s[\p{L}\p{N}.]+){0,3}\s[–—-]\s\S/u;
/** A text that marks so many of its headings marks them all. */
const OWN_HEADINGS = 3;
/** A text with more pieces than this is data: of the rest only those are kept that could say something. */
export const PIECES_MAX = 60_000;
export const PIECE_CHARACTERS = 25;
/** Nobody ends a heading with one of these: it is the first half of a sentence. */
const ENDS_OPEN =
  /\s(?:a|an|the|of|by|and|or|but|with|from|for|to|as|at|into|that|which|is|are|was|were|has|have|của|và|là|các|những|với|bởi|để|cho)$/iu;
/** Fewer words than this may be a line of a program; more of them with few signs are none. */
const PROSE_WORDS = 12;
/** What a file says about itself stands within its first blocks. */
const HEAD_BLOCKS = 8;
/** A short line that comes back so often belongs to the page. */
const REPEATED = { times: 3, characters: 80 };

const CHOICE = /^\(?([a-h])[.)]\s/iu;
const CHOICE_CHARACTERS = 4;
const CHOICES_LEAST = 3;
const QUESTIONS_LEAST = 2;
const LETTERS = 'ABCDEFGH';
/** 'Câu 2: … nguyên nhân là:', 'Which of these is alive?' */
const ASKS = /[?？]["”’)]*$|^(?:câu|question|q)\s*\.?\s*\d+|_{3,}|^\d{1,3}[.)]\s.{10,}:$/iu;

/** `headings` are lines that are known to be some, whatever they look like. */
export function splitBlocks(
  text: string,
  headings: readonly string[] = [],
  marks: ReadonlyMap<number, LineMark> = new Map(),
): Block[] {
  const known = new Set(headings.map(toLine));
  const marked = [...marks.values()].filter(({ kind }) => kind === 'heading').length;
  const guessesHeadings = Math.max(known.size, marked) < OWN_HEADINGS;
  const breaks = findLineBreaks(text);
  const blocks: Block[] = [];
  let open: (Line & { mark: LineMark | undefined }) | undefined;
  let last: Line | undefined;

  function close() {
    if (open && (blocks.length < PIECES_MAX || open.end - open.start >= PIECE_CHARACTERS)) {
      const { start, end, mark } = open;
      const isUnmarkedHeading = !mark && guessesHeadings && isHeading(text.slice(start, end));
      const kind = mark?.kind ?? (isUnmarkedHeading ? 'heading' : 'paragraph');
      const level = mark?.level ?? (isUnmarkedHeading ? UNMARKED_LEVEL : 0);
      blocks.push({ start, end, kind, level, isHeading: kind === 'heading' });
    }
    open = undefined;
  }

  for (const line of linesOf(text)) {
    const mark = marks.get(line.start);
    if (line.start === line.end) {
      close();
    } else if (isKnown(text, line, known)) {
      close();
      const level = mark?.kind === 'heading' ? mark.level : UNMARKED_LEVEL;
      blocks.push({ ...line, kind: 'heading', level, isHeading: true });
    } else if (mark?.kind === 'heading' || mark?.kind === 'label') {
      close();
      open = { ...line, mark };
      close();
    } else if (open && last && !mark && goesOn(text, open, last, line, breaks)) {
      open.end = line.end;
    } else {
      close();
      open = { ...line, mark };
    }
    last = line;
  }
  close();
  return nameKinds(text, blocks, known);
}

/** An item goes on over its lines as a sentence does, however short its first line is. */
function goesOn(
  text: string,
  open: { mark: LineMark | undefined },
  last: Line,
  line: Line,
  breaks: ReturnType<typeof findLineBreaks>,
): boolean {
  if (PAIR.test(text.slice(last.start, last.end)) && PAIR.test(text.slice(line.start, line.end))) {
    return false;
  }
  if (isWrapped(text, last, line, breaks)) {
    return true;
  }
  const beginsSmall = /^[\p{Ll}(]/u.test(text.slice(line.start, line.start + 2));
  if (beginsSmall && ENDS_OPEN.test(text.slice(last.start, last.end))) {
    return true;
  }
  return (
    open.mark?.kind === 'item' &&
    beginsSmall &&
    !/[.!?…:;]["”’)]*$/.test(text.slice(last.end - 3, last.end)) &&
    !text.slice(last.start, line.end).includes('\t')
  );
}

/** Looks at each block beside the others: what comes back on every page, what stands under 'References'. */
function nameKinds(text: string, blocks: readonly Block[], known: ReadonlySet<string>): Block[] {
  const times = new Map<string, number>();
  for (const { start, end } of blocks) {
    if (end - start <= REPEATED.characters) {
      const line = toLine(text.slice(start, end));
      times.set(line, (times.get(line) ?? 0) + 1);
    }
  }
  let backMatterLevel: number | undefined;
  const named = blocks.map((block, index): Block => {
    const written = text.slice(block.start, block.end);
    const become = (kind: BlockKind): Block => ({ ...block, kind, isHeading: false });
    if (block.kind === 'heading' || kindOfParagraph(written) === 'label') {
      if (block.isHeading && backMatterLevel !== undefined && block.level <= backMatterLevel) {
        backMatterLevel = undefined;
      }
      if (opensBackMatter(written)) {
        backMatterLevel = block.isHeading ? block.level : UNMARKED_LEVEL;
        return become('reference');
      }
    }
    if (backMatterLevel !== undefined) {
      return become('reference');
    }
    const line = toLine(written);
    const isMarked =
      block.kind === 'item' || known.has(line) || (block.isHeading && block.level < UNMARKED_LEVEL);
    const isRepeated = !isMarked && (times.get(line) ?? 0) >= REPEATED.times;
    if (isRepeated && !/[.!?:]$/.test(written)) {
      return become('furniture');
    }
    const aside = asideKindOf(written, block.kind !== 'item' && index < HEAD_BLOCKS);
    if (aside) {
      return become(aside);
    }
    if (isCode(written) && !isProse(written)) {
      return become('code');
    }
    if (block.kind === 'paragraph') {
      return become(kindOfParagraph(written));
    }
    // '1) The first revolution (18th century):' heads the paragraph below it.
    const isHead = /[:：]$/u.test(written) && isAnnounced(text, blocks[index + 1]);
    return isHead ? become('label') : block;
  });
  const learnt = withoutChoices(text, named);
  // A text that is nothing else is read as what it is.
  return learnt.some(({ kind }) => isStudyText(kind)) ? [...learnt] : [...blocks];
}

/** Text of several sentences. */
function isAnnounced(text: string, next: Block | undefined): boolean {
  return (
    next?.kind === 'paragraph' &&
    /[.!?…]["”’)]*\s+["“]?\p{Lu}.*[.!?…]["”’)]*$/su.test(text.slice(next.start, next.end))
  );
}

/** The answers to choose from are mostly wrong: nobody may learn them, nor the question without them. */
function withoutChoices(text: string, blocks: readonly Block[]): readonly Block[] {
  const letterOf = (at: number) => {
    const { start = 0, end = 0 } = blocks[at] ?? {};
    const opening = text.slice(start, Math.min(end, start + CHOICE_CHARACTERS));
    return CHOICE.exec(opening)?.[1]?.toUpperCase();
  };
  const questions = blocks.flatMap(({ start, end }, question) => {
    if (letterOf(question + 1) !== 'A' || !ASKS.test(text.slice(start, end))) {
      return [];
    }
    let last = question;
    while (letterOf(last + 1) === LETTERS[last - question]) {
      last += 1;
    }
    return last - question >= CHOICES_LEAST ? [{ question, last }] : [];
  });
  // One question with letters under it may be an outline.
  if (questions.length < QUESTIONS_LEAST) {
    return blocks;
  }
  const asked = new Set(
    questions.flatMap(({ question, last }) =>
      Array.from({ length: last - question + 1 }, (_, place) => question + place),
    ),
  );
  return blocks.map((block, at) =>
    asked.has(at) ? { ...block, kind: 'reference', isHeading: false } : block,
  );
}

/** Page numbers in braces make no program of a paragraph. */
function isProse(written: string): boolean {
  const words = written.match(/\p{L}{2,}/gu)?.length ?? 0;
  const signs = written.match(/[{}=<>;()[\]]/g)?.length ?? 0;
  return words >= PROSE_WORDS && signs * PROSE_WORDS <= words * 2;
}

function kindOfParagraph(written: string): BlockKind {
  if (/\S[^\S\n]*\t|\s\|\s|^\|/.test(written)) {
    return 'row';
  }
  const isLabel =
    /[:：]$/u.test(written) &&
    written.length <= HEADING_MAX_CHARACTERS &&
    !written.includes('\n') &&
    written.split(/\s+/).length <= HEADING_MAX_WORDS;
  return isLabel ? 'label' : 'paragraph';
}

function isKnown(text: string, { start, end }: Line, known: ReadonlySet<string>): boolean {
  return known.size > 0 && known.has(toLine(text.slice(start, end)));
}

function toLine(heading: string): string {
  return heading.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function isHeading(block: string): boolean {
  return (
    block.length <= HEADING_MAX_CHARACTERS &&
    !/[.!?…,;:]["”’)\]]*$/.test(block) &&
    !/[\n\r\t\f]/.test(block) &&
    /^[^\p{L}]{0,8}\p{Lu}/u.test(block) &&
    !/[=<>{}|\\→]/.test(block) &&
    !EXPLAINS.test(block) &&
    block.split(/\s+/).length <= HEADING_MAX_WORDS &&
    !ENDS_OPEN.test(block)
  );
}
