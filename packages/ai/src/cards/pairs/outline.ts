import type { Block } from '../../reading/blocks';
import type { ReadDocument } from '../../reading/read-document';
import { tidy } from '../../reading/tidy';
import { type Halves, splitLine } from './split-line';

/** A block with what stands under it: a heading's paragraphs and items, an item's own items. */
export type OutlineNode = {
  block: Block;
  /** On one line, without the number or letter that counts it. */
  written: string;
  /** Where `written` begins in the text. */
  start: number;
  /** What the author set apart at its front. */
  lead: string;
  /** Term and definition, where the line has both. */
  halves: Halves | undefined;
  parent: OutlineNode | undefined;
  /** All that stand beside it, itself among them at `place`. */
  siblings: OutlineNode[];
  place: number;
  /** The nearest line before it in the same list that only names something. */
  named: OutlineNode | undefined;
  children: OutlineNode[];
  /** Something between it and the line before it was left out: a formula, a piece of code. */
  isBehindGap: boolean;
};

const LIST_NUMBER = /^\s*\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-zđ]|[ivx]{1,4})[.)]\s+/iu;
const ADDRESS_MAX = 300;
/** Deeper than any heading; items are deeper still. A line that heads them is not. */
const DEPTH = { label: 10, head: 19, paragraph: 50, item: 20 };
const HEAD_WORDS = 30;

/** The document as a table of contents that goes down to the last item. Asides are left out. */
export function readOutline({ text, plain, blocks, emphasis }: ReadDocument): OutlineNode[] {
  const emphasisEnds = new Map(emphasis.map(({ start, end }) => [start, end]));
  const nodes: OutlineNode[] = [];
  const roots: OutlineNode[] = [];
  const open: { node: OutlineNode; depth: number }[] = [];
  let isBehindGap = false;
  for (const [at, block] of blocks.entries()) {
    const depth = headsItems(text, block, blocks[at + 1]) ? DEPTH.head : depthOf(block);
    if (depth === undefined) {
      isBehindGap = true;
      continue;
    }
    const isOutside = block.kind === 'paragraph' && isAtMargin(text, block);
    const isBehindList = isOutside && open.at(-1)?.node.block.kind === 'item';
    while ((open.at(-1)?.depth ?? -1) >= (isOutside ? DEPTH.head : depth)) {
      open.pop();
    }
    // 'Causes:' announces a list, and no more than that.
    if (isBehindList && /[:：]$/u.test(open.at(-1)?.node.written ?? '')) {
      open.pop();
    }
    const raw = plain.slice(block.start, block.end);
    const number = LIST_NUMBER.exec(raw)?.[0].length ?? 0;
    const parent = open.at(-1)?.node;
    // The cells of a row are told by their tabs.
    const written = block.kind === 'row' ? raw.trim() : tidy(raw.slice(number));
    const front = block.start + number + /^ */u.exec(raw.slice(number))![0].length;
    const lead = tidy(plain.slice(front, emphasisEnds.get(front) ?? front));
    const siblings = parent?.children ?? roots;
    const before = siblings.at(-1);
    const node: OutlineNode = {
      block,
      written,
      start: block.start + number,
      lead,
      halves: splitBlock(block, written, lead),
      parent,
      siblings,
      place: siblings.length,
      named: before && !before.halves && before.children.length === 0 ? before : before?.named,
      children: [],
      isBehindGap,
    };
    isBehindGap = false;
    siblings.push(node);
    nodes.push(node);
    open.push({ node, depth });
  }
  return nodes;
}

/** 'Lungs - many alveoli' at the margin, with items that stand further in below it. */
function headsItems(text: string, block: Block, next: Block | undefined): boolean {
  const { kind, start, end } = block;
  return (
    kind === 'paragraph' &&
    next?.kind === 'item' &&
    next.level > 1 &&
    isAtMargin(text, block) &&
    text.slice(start, end).split(/\s+/).length <= HEAD_WORDS
  );
}

/** Nothing but signs stands before it on its line. */
function isAtMargin(text: string, { start }: Block): boolean {
  const line = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
  return line === start || !/\s/.test(text[line] ?? '');
}

function splitBlock({ kind }: Block, written: string, lead: string): Halves | undefined {
  const halves = kind === 'item' || kind === 'paragraph' ? splitLine(written, { lead }) : undefined;
  return halves && isAnswer(halves.definition) ? halves : undefined;
}

/** What is said about a term is no question, no address, and is said here. */
function isAnswer(definition: string): boolean {
  return (
    !/[:：?]["”’)]*$/u.test(definition) &&
    !/^(?:https?:\/\/)?\S+\.\S+$/u.test(definition.slice(0, ADDRESS_MAX)) &&
    !/\bthe following\b|^There (?:is|are) (?:\p{L}+ )?(?:kinds|types|stages|steps|ways|parts|forms|reasons)\b|sau đây|dưới đây|như sau/iu.test(
      definition,
    )
  );
}

function depthOf({ kind, level }: Block): number | undefined {
  if (kind === 'heading') {
    return level;
  }
  if (kind === 'item') {
    return DEPTH.item + Math.min(level, DEPTH.paragraph - DEPTH.item - 1);
  }
  if (kind === 'label') {
    return DEPTH.label;
  }
  return kind === 'paragraph' || kind === 'row' ? DEPTH.paragraph : undefined;
}
