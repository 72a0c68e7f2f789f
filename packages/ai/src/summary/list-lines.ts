import { labelKindOf } from '../cards/pairs/labels';
import type { OutlineNode } from '../cards/pairs/outline';
import { cellsOf, isComparison, isHeaderRow } from '../cards/pairs/read-row';
import { isTermLike } from '../cards/pairs/term-shape';
import type { SourcedSentence } from '../engine';
import { areBracketsClosed } from '../reading/brackets';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import type { Part } from './parts';
import { withoutFormulas } from './standing';

/** A list as it is told: what it lists, and a line for each item. */
export type ToldList = {
  head: string | undefined;
  items: SourcedSentence[];
  /** All of them are names or a few words: they are told on one line. */
  isShort: boolean;
};

/** A list is told whole where there is room, else each of its items in as many words as it may have. */
const ITEM = { least: 16, leastSyllables: 23, most: 60, overrun: 1.5, shortWords: 8 };
/** A list may run over its room by this much; one of few items by more, so that it does not miss its last. */
const OVERRUN = { few: 1.6, nameless: 2.5, many: 1.15 };
const FEW_ITEMS = 6;
/** A list with less room than this is not told. */
const ROOM_MIN = 10;
/** A name has no more words, and one of two letters at least. */
const NAME_WORDS = 7;
const NAMED = /\p{L}{2}/u;
/** 'Stage A; Stage B' names nothing. */
const COUNTED = /^\p{L}+\s(?:[A-Z]|\d+|[IVX]+)$/u;
/** A list of so few that all have lists of their own is told by those. */
const INNER_LISTS = { least: 2, most: 6 };
/** A part has no more lists than one takes in. */
const LISTS_MAX = 6;
/** Slides build up their lists step by step: more are read than are told. */
const LISTS_READ = 40;
const NOTES = { reach: 2, least: 3, words: 40, saidWords: 4 };
/** 'Some examples are', 'Today, we will discuss …' */
const EXAMPLES = /(?:^|\s)examples?(?:\s.*)?\s(?:are|is|include)$|^(?:một số )?ví dụ/iu;
const IN_CLASS =
  /^(?:today|recall|suppose|remember|to be (?:revisited|continued)|we will|let us|see you|hôm nay|nhắc lại|giả sử)(?![\p{L}\p{M}])/iu;
/** More rows and cells than these are data. */
const TABLE = { rows: 40, cells: 3 };
const ANNOUNCING_WORDS = 30;
const ASKS = /\?["”’)]*$/u;
const NOT_TOLD =
  /^(?:examples?|e\.g\.|for example|notes?|remarks?|ví dụ|vd|lưu ý|ghi chú|chú ý|exercises?|bài tập)(?![\p{L}\p{M}])/iu;
/** What is only said beside a picture or to a class. */
const NO_ITEM = /[{}\\$]|https?:|\w_\w/u;
/** Where an item can end before its end: behind a sentence, before an aside or a second thought. */
const ENDS =
  /[.!](?=\s+[\p{Lu}“"])|(?=;\s)|(?=\s\([^)]*\)(?:[.;]|$))|(?=,\s(?:gồm|bao gồm|như|chẳng hạn|trong đó|nhằm|including|such as|which|e\.g\.))/gu;
/** What is cut off says more than a name, and an item of so many words says something by itself. */
const NAME_CHARACTERS = 12;
const STATEMENT_WORDS = 7;
/** What heads the items below it has no more words. */
const HEAD_WORDS = 14;

/** What the lists of a part hold, in about so many words. */
export function tellLists(
  document: ReadDocument,
  part: Part,
  { maxWords, isAll = false }: { maxWords: number; isAll?: boolean },
): ToldList[] {
  const lists = freshLists(part).slice(0, isAll ? LISTS_READ : LISTS_MAX);
  const lengths = lists.map(({ items }) =>
    items.reduce((sum, item) => sum + wordsIn(wholeLine(item).line), 0),
  );
  const isWhole = lengths.reduce((sum, length) => sum + length, 0) <= maxWords;
  const sizes = lengths.map((length) => Math.sqrt(length));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const heads = lists.map(({ head }) => head);
  return lists.flatMap(({ head, items }, at): ToldList[] => {
    const room = isWhole ? Infinity : (maxWords * (sizes[at] ?? 0)) / size;
    const told = room >= ROOM_MIN ? tellItems(document, items, room) : [];
    // One item of several says something only under what heads it.
    const isTold = told.length > 1 || (told.length === 1 && (items.length === 1 || head));
    return isTold
      ? [
          {
            // Nothing is announced twice: what stood between two lists was left out.
            head: at > 0 && heads[at - 1] === head ? undefined : nameOfHead(head),
            items: told,
            isShort: told.every(({ sentence }) => wordsIn(sentence) <= ITEM.shortWords),
          },
        ]
      : [];
  });
}

function nameOfHead(head: OutlineNode | undefined): string | undefined {
  return head && withoutEnd(head.halves?.term ?? head.written);
}

/** As many of the items as there is room for, each in its share of it, and the names of the others. */
function tellItems(
  { text, language }: ReadDocument,
  items: readonly OutlineNode[],
  room: number,
): SourcedSentence[] {
  const least = language === 'vi' ? ITEM.leastSyllables : ITEM.least;
  const each = Math.max(least, room / items.length);
  const lines = items.map((item) => ({ item, told: lineOf(item, each) }));
  const isFew = items.length <= FEW_ITEMS;
  // Who announces four conditions names four: what has no name to be told by is told whole.
  const areNamed = items.every((item) => nameOf(item) !== undefined);
  const most = room * (isFew ? (areNamed ? OVERRUN.few : OVERRUN.nameless) : OVERRUN.many);
  let words = 0;
  const fitting = lines.findIndex(({ told }, at) => {
    words += wordsIn(told?.line ?? '');
    return !told || (at > 0 && words > most);
  });
  const whole = fitting === -1 || fitting === items.length - 1 ? items.length : fitting;
  const told = lines
    .slice(0, whole)
    .flatMap(({ item, told: line }): SourcedSentence[] =>
      line ? [{ sentence: ended(line.line), source: quoteOf(text, item.start, line.end) }] : [],
    );
  const named = items.slice(whole).flatMap((item) => {
    const name = nameOf(item);
    return name === undefined ? [] : [{ name, item }];
  });
  const [first] = named;
  const last = named.at(-1);
  if (first && last && first !== last) {
    const names = named.map(({ name }) => name).join('; ');
    const source = quoteOf(text, first.item.start, last.item.block.end);
    told.push({ sentence: ended(names), source });
  }
  return told;
}

/** What an item is called where it is told by its name alone. */
function nameOf({ halves, written }: OutlineNode): string | undefined {
  const name = withoutEnd(halves?.term ?? whatItDefines(written));
  const isName = wordsIn(name) <= NAME_WORDS && !labelKindOf(name) && NAMED.test(name);
  return isName && !COUNTED.test(name) ? name : undefined;
}

type List = { head: OutlineNode | undefined; items: OutlineNode[] };
type Line = { line: string; end: number };

/** The lists of a part without what was said in another of them. */
function freshLists(part: Part): List[] {
  const said = new Set<string>();
  const lists = listsUnder(part.children, undefined)
    .filter(({ head }) => {
      const announced = withoutEnd(head?.written ?? '');
      return !NOT_TOLD.test(announced) && !EXAMPLES.test(announced);
    })
    .slice(0, LISTS_READ);
  return lists.flatMap(({ head, items }, at): List[] => {
    // Slides build up their lists: the next one says again what this one says.
    const isBuiltOn = lists.slice(at + 1).some((later) => isSame(later.items[0], items[0]));
    const fresh = isBuiltOn ? [] : items.filter(({ written }) => !said.has(keyOf(written)));
    fresh.forEach(({ written }) => said.add(keyOf(written)));
    return fresh.length > 0 ? [{ head, items: withoutRepeats(fresh) }] : [];
  });
}

/** The lists among these and under what heads them, in their order. */
function listsUnder(nodes: readonly OutlineNode[], head: OutlineNode | undefined): List[] {
  return runsOf(nodes, head).flatMap((run): List[] => {
    const items = run.items.filter(({ written }) => !ASKS.test(written) && isTold(written));
    const areHeads =
      items.length >= INNER_LISTS.least &&
      items.length <= INNER_LISTS.most &&
      items.every(({ children, halves }) => children.length > 1 && !halves);
    if (areHeads) {
      return items.flatMap((item) => listsUnder(item.children, item));
    }
    return [
      ...(items.length > 0 ? [{ head: run.head, items }] : []),
      ...(run.heading ? listsUnder(run.heading.children, run.heading) : []),
    ];
  });
}

type Run = { head: OutlineNode | undefined; items: OutlineNode[]; heading?: OutlineNode };

/** Items in a row with the line right before them, where it is one that heads a list. */
function runsOf(nodes: readonly OutlineNode[], head: OutlineNode | undefined): Run[] {
  const runs: Run[] = [];
  let before = head;
  let isOpen = false;
  for (const [at, node] of nodes.entries()) {
    const { kind } = node.block;
    if (isListed(nodes, at) && headsNext(nodes, at)) {
      isOpen = false;
      before = node;
      continue;
    }
    if (isListed(nodes, at)) {
      if (isOpen) {
        runs.at(-1)?.items.push(...asLine(node));
      } else {
        runs.push({ head: before, items: asLine(node) });
      }
      isOpen = true;
      continue;
    }
    isOpen = false;
    before = (kind === 'paragraph' ? headOf(node) : undefined) ?? head;
    if (kind === 'heading' || kind === 'label') {
      runs.push({ head, items: [], heading: node });
    }
  }
  return runs;
}

/**
 * An item, a pair beside others, a row of a small table, or one of several lines that end with ';' as items do;
 * the last of them ends as it likes.
 */
export function isListed(nodes: readonly OutlineNode[], at: number): boolean {
  const isCounted = (node: OutlineNode | undefined) =>
    node?.block.kind === 'paragraph' && node.written.endsWith(';');
  const node = nodes[at];
  return (
    node?.block.kind === 'item' ||
    (node?.block.kind === 'row' && node.siblings.length <= TABLE.rows) ||
    (isNoteLine(node) && isAmongNotes(nodes, at)) ||
    (isPairLine(node) && (isPairLine(nodes[at - 1]) || isPairLine(nodes[at + 1]))) ||
    (isCounted(node) && (isCounted(nodes[at - 1]) || isCounted(nodes[at + 1]))) ||
    (node?.block.kind === 'paragraph' && isCounted(nodes[at - 1]) && isCounted(nodes[at - 2]))
  );
}

/** A line without an end, as students write them in class: 'says that democracies fight no wars'. */
function isNoteLine(node: OutlineNode | undefined): boolean {
  return (
    node?.block.kind === 'paragraph' &&
    !/[.!?…:：;]["”’)]*(?:\s?\[\d+\])*$/u.test(node.written) &&
    NAMED.test(node.written) &&
    wordsIn(node.written) <= NOTES.words
  );
}

/** Most of the lines around it are such lines too, and say something. */
function isAmongNotes(nodes: readonly OutlineNode[], at: number): boolean {
  const around = nodes.slice(Math.max(0, at - NOTES.reach), at + NOTES.reach + 1);
  const notes = around.filter(isNoteLine);
  const said = notes.filter(({ written }) => wordsIn(written) >= NOTES.saidWords);
  return notes.length >= NOTES.least && said.length * 2 >= notes.length;
}

/** '**Golgi apparatus**: the post office of the cell', as a line of its own. */
function isPairLine(node: OutlineNode | undefined): boolean {
  return (
    node?.block.kind === 'paragraph' &&
    node.halves !== undefined &&
    isTermLike(node.halves.term, node.lead !== '')
  );
}

/** 'It occurs while:' among the items it heads. */
function headsNext(nodes: readonly OutlineNode[], at: number): boolean {
  const node = nodes[at];
  return node !== undefined && node.children.length === 0 && /[:：]$/u.test(node.written.trim());
}

function isTold(written: string): boolean {
  return (
    !NOT_TOLD.test(written) && !IN_CLASS.test(written) && !NO_ITEM.test(withoutFormulas(written))
  );
}

/** A row of a small table as the line it would be in a list: 'Red: heat, or lack of yin'. */
function asLine(node: OutlineNode): OutlineNode[] {
  if (node.block.kind !== 'row') {
    return [node];
  }
  const [term = '', ...cells] = cellsOf(node.written);
  const definition = cells.filter(Boolean).join('; ');
  const isLine =
    !isHeaderRow(node) &&
    !isComparison(node) &&
    cells.length <= TABLE.cells &&
    NAMED.test(term) &&
    definition !== '';
  const halves = { term, definition, joint: 'colon' } as const;
  return isLine ? [{ ...node, written: `${term}: ${definition}`, halves }] : [];
}

/** What announces a list: the line before it, or the last sentence of the paragraph before it. */
function headOf(node: OutlineNode): OutlineNode | undefined {
  if (headsList(node.written)) {
    return node;
  }
  const last = node.written.split(/(?<=[.!?])\s+(?=\p{Lu})/u).at(-1) ?? '';
  const announces = /[:：]$/u.test(last) && wordsIn(last) <= ANNOUNCING_WORDS;
  return announces ? { ...node, written: last, halves: undefined } : undefined;
}

function headsList(written: string): boolean {
  return wordsIn(written) <= HEAD_WORDS && !/[.!?;]["”’)]*$/u.test(written);
}

/**
 * An item in about so many words: whole, or up to one of its ends. Nothing where only its name would be left
 * of what it says.
 */
function lineOf(item: OutlineNode, words: number): Line | undefined {
  const most = words * ITEM.overrun;
  const own = withoutEnd(item.written);
  const least = (item.halves?.term.length ?? 0) + NAME_CHARACTERS;
  const shorter = Array.from(own.matchAll(ENDS), ({ index }) => own.slice(0, index))
    .filter((line) => line.length > least && areBracketsClosed(line))
    .toReversed()
    .map((line) => ({ line: withoutEnd(line), end: item.start + line.length }));
  const inner = innerItems(item);
  const [all, ...begun] = inner.map((_, at) => withInner(item, inner.slice(0, inner.length - at)));
  // All by their names rather than the first in full: 'three layers' are three.
  const whole = [...(all ? [all, ...withNames(item, inner)] : []), ...begun];
  const isSaid = inner.length === 0 || wordsIn(own) >= STATEMENT_WORDS;
  const lines = [...whole, ...(isSaid ? [{ line: own, end: item.block.end }] : []), ...shorter];
  const said = lines.filter(({ line }) => NAMED.test(line) && !COUNTED.test(line));
  const shortest = said.findLast(({ line }) => wordsIn(line) <= ITEM.most);
  return said.find(({ line }) => wordsIn(line) <= most) ?? shortest;
}

function withNames(item: OutlineNode, inner: readonly OutlineNode[]): Line[] {
  const names = inner.flatMap((each) => nameOf(each) ?? []);
  return names.length === inner.length
    ? [
        {
          line: `${withoutEnd(item.written)}: ${names.join('; ')}`,
          end: (inner.at(-1) ?? item).block.end,
        },
      ]
    : [];
}

/** What an item says, with what is said under it where it only names something. */
function wholeLine(item: OutlineNode): Line {
  return withInner(item, innerItems(item));
}

function withInner(item: OutlineNode, inner: readonly OutlineNode[]): Line {
  const own = withoutEnd(item.written);
  if (inner.length === 0) {
    return { line: own, end: item.block.end };
  }
  const defining = inner.find(({ halves }) => halves && labelKindOf(halves.term) === 'defining');
  const said = defining?.halves
    ? withoutEnd(defining.halves.definition)
    : inner.map(({ written }) => withoutEnd(written)).join('; ');
  return { line: `${own}: ${said}`, end: (defining ?? inner.at(-1) ?? item).block.end };
}

/** What stands under an item that says nothing itself. */
function innerItems({ halves, children }: OutlineNode): OutlineNode[] {
  return halves
    ? []
    : children.filter(({ block, written }) => block.kind === 'item' && isTold(written));
}

/** 'Vốn đầu tư' of 'Vốn đầu tư là tiền và tài sản khác …'. */
function whatItDefines(written: string): string {
  return /^(\p{Lu}.{1,60}?)(?<!\snhư)\s(?:is an?|là)\s/u.exec(written)?.[1] ?? written;
}

function withoutRepeats(items: readonly OutlineNode[]): OutlineNode[] {
  const last = new Map(items.map((item) => [keyOf(item.written), item]));
  return items.filter((item) => last.get(keyOf(item.written)) === item);
}

function isSame(one: OutlineNode | undefined, other: OutlineNode | undefined): boolean {
  return one !== undefined && other !== undefined && keyOf(one.written) === keyOf(other.written);
}

/** The first words tell items apart, and a slide may say more of the same one. */
function keyOf(written: string): string {
  return written.toLowerCase().slice(0, 40);
}

function ended(told: string): string {
  const line = told.charAt(0).toUpperCase() + told.slice(1);
  return /[.!?…]["”’)]*$/u.test(line) ? line : `${line}.`;
}

function withoutEnd(written: string): string {
  return written.replace(/(?:[\s.;,:：]|[;,]\s(?:or|and|hoặc|và))+$/u, '');
}

function wordsIn(line: string): number {
  return line.split(/\s+/).length;
}
