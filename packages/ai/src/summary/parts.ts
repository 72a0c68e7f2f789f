import { type OutlineNode, readOutline } from '../cards/pairs/outline';
import type { ReadDocument } from '../reading/read-document';
import { writeTitle } from '../title/title-line';

/** What stands under a heading, or under an item that heads a list of its own. */
export type Part = {
  head: OutlineNode | undefined;
  /** None where nothing heads it: what stands before the first heading, a stretch of plain text. */
  title: string | undefined;
  /** What stands right under the head. */
  children: OutlineNode[];
  start: number;
  end: number;
  words: number;
};

/** Fewer parts are told in one paragraph; of more, the longest are told. */
const PARTS = { least: 3, most: 12 };
/** Plain text is told in so many stretches. */
const STRETCHES = { most: 6 };
/** A part with a larger share of the text is told by its own parts. */
const SHARE_MAX = 0.4;
/** What stands under the headings is most of the document. */
const COVERED = 0.6;
const PART_MIN_WORDS = 12;
/** 'A' is a piece of a picture. */
const NAMED = /\p{L}{2}/u;
/** Fewer headings than this share may be none. */
const STRAYS_MAX = 0.3;
/** Says what comes or came, or belongs to the page. */
const NO_PART =
  /^(?:(?:table of )?contents|outline|agenda|glossary|key terms|critical thinking.*|concept check.*|discussion\b.*|.*\bquestions?|check your .*|recap\b.*|(?:learning |lecture )?objectives|topics\b.*|nội dung(?: chương)?\b.*|mục lục|mục tiêu.*|ôn lại.*|thuật ngữ)$/iu;

/** The parts that a reader would name: under the highest headings, and under their own where one holds most. */
export function findParts(document: ReadDocument): Part[] {
  const wordsIn = createWordCount(document);
  const whole = wordsIn(0, document.text.length);

  function toPart(head: OutlineNode | undefined, children: OutlineNode[]): Part {
    const start = head?.block.end ?? 0;
    const end = endOf(children) ?? start;
    const title = head && writeTitle(head.written, document.plain);
    return { head, title, children, start, end, words: wordsIn(start, end) };
  }
  function split({ head, children }: Part): Part[] {
    const heads = headsAmong(children);
    const opening = children.slice(0, children.indexOf(heads[0] as OutlineNode));
    return [toPart(head, opening), ...heads.map((inner) => toPart(inner, inner.children))];
  }

  const roots = withoutStrays(readOutline(document)).filter(({ parent }) => !parent);
  const heads = headsAmong(roots);
  const [first] = heads;
  const opening = toPart(undefined, first ? roots.slice(0, roots.indexOf(first)) : []);
  let parts = [opening, ...heads.map((head) => toPart(head, head.children))];
  for (let large = findLarge(parts, whole); large; large = findLarge(parts, whole)) {
    const chosen = large;
    parts = parts.flatMap((part) => (part === chosen ? split(part) : [part]));
  }
  const told = mergeRepeated(parts).filter(
    ({ title, words }) => words >= PART_MIN_WORDS && !NO_PART.test(title ?? ''),
  );
  const covered = told.reduce((sum, { words }) => sum + words, 0);
  return told.length >= PARTS.least && covered >= whole * COVERED ? longestOf(told) : [];
}

/** A text without parts in stretches of like length, so that its end is told as well as its beginning. */
export function findStretches(document: ReadDocument, stretchWords: number): Part[] {
  const roots = readOutline(document).filter(({ parent }) => !parent);
  const nodes = roots.flatMap((root) => (root.block.isHeading ? root.children : [root]));
  const wordsIn = createWordCount(document);
  const whole = wordsIn(0, document.text.length);
  const count = Math.min(STRETCHES.most, Math.max(1, Math.round(whole / stretchWords)));
  const stretches = Array.from({ length: count }, (): OutlineNode[] => []);
  let before = 0;
  for (const node of nodes) {
    const words = wordsIn(node.block.start, endOf([node]) ?? node.block.end);
    const at = Math.floor(((before + words / 2) / Math.max(1, whole)) * count);
    stretches[Math.min(count - 1, at)]?.push(node);
    before += words;
  }
  return stretches.flatMap((children): Part[] => {
    const [first] = children;
    const start = first?.block.start ?? 0;
    const end = endOf(children) ?? start;
    return first
      ? [{ head: undefined, title: undefined, children, start, end, words: wordsIn(start, end) }]
      : [];
  });
}

/** Where headings are written Like This, a line that is not is a piece of a picture: 'A finishes'. */
function withoutStrays(nodes: OutlineNode[]): OutlineNode[] {
  const headings = nodes.filter(({ block }) => block.isHeading);
  const strays = new Set(headings.filter(({ written }) => !isCapitalised(written)));
  return strays.size <= headings.length * STRAYS_MAX
    ? nodes.filter((node) => !strays.has(node))
    : nodes;
}

function isCapitalised(written: string): boolean {
  const [, ...words] = written.match(/\p{L}{4,}/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length <= words.length / 2;
}

/** Headings; where there are none, items with items of their own. */
function headsAmong(nodes: readonly OutlineNode[]): OutlineNode[] {
  const headings = nodes.filter(({ block, written }) => block.isHeading && NAMED.test(written));
  return headings.length > 0
    ? headings
    : nodes.filter(({ block, children }) => block.kind === 'item' && children.length > 1);
}

/** The largest part that is too large, or one of too few, and has parts of its own. */
function findLarge(parts: readonly Part[], whole: number): Part | undefined {
  const areFew = parts.length < PARTS.least;
  return parts
    .filter(({ words, children }) => {
      const [first, second] = headsAmong(children);
      return second && (areFew || (words > whole * SHARE_MAX && first?.block.isHeading));
    })
    .toSorted((a, b) => b.words - a.words)[0];
}

/** Slides go on under the same title. */
function mergeRepeated(parts: readonly Part[]): Part[] {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && last.title === part.title) {
      last.children.push(...part.children);
      last.end = part.end;
      last.words += part.words;
    } else {
      merged.push({ ...part, children: [...part.children] });
    }
  }
  return merged;
}

function longestOf(parts: readonly Part[]): Part[] {
  const kept = new Set(parts.toSorted((a, b) => b.words - a.words).slice(0, PARTS.most));
  return parts.filter((part) => kept.has(part));
}

function endOf(nodes: readonly OutlineNode[]): number | undefined {
  const last = nodes.at(-1);
  return last && (endOf(last.children) ?? last.block.end);
}

function createWordCount({ sentences, blocks }: ReadDocument) {
  const read = sentences.filter(({ block }) => !blocks[block]?.isHeading);
  const sums = [0];
  for (const { from, to } of read) {
    sums.push((sums.at(-1) ?? 0) + to - from);
  }
  const before = (place: number) => sums[countBefore(read, place)] ?? 0;
  return (start: number, end: number): number => before(end) - before(start);
}

/** How many of them begin before a place: they are in order. */
function countBefore(sentences: readonly { start: number }[], place: number): number {
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) < place) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}
