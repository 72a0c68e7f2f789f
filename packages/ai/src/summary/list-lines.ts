import { labelKindOf } from '../cards/pairs/labels';
import type { OutlineNode } from '../cards/pairs/outline';
import type { SourcedSentence } from '../engine';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import type { Part } from './parts';

/** A list is told whole where it is short, else by the names of its items. */
const LIST = { least: 35, words: 60, items: 10, nameWords: 9 };
/** 'Stage A; Stage B' names nothing. */
const COUNTED = /^\p{L}+\s(?:[A-Z]|\d+|[IVX]+)$/u;
/** A list of so few that all have lists of their own is told by those. */
const INNER_LISTS = { least: 2, most: 6 };
/** A part has no more lists than one takes in. */
const LISTS_MAX = 4;
/** Slides build up their lists step by step: more are read than are told. */
const LISTS_READ = 40;
const ASKS = /\?["”’)]*$/u;
const NOT_TOLD = /^(?:examples?|e\.g\.|notes?|remarks?|ví dụ|vd|lưu ý|ghi chú|chú ý)\b/iu;

/** What the lists of a part hold, a line for each, in about so many words. */
export function tellLists(
  { text }: ReadDocument,
  part: Part,
  { maxWords }: { maxWords: number },
): SourcedSentence[] {
  const said = new Set<string>();
  const lists = listsUnder(part.children, undefined)
    .filter(({ head }) => !NOT_TOLD.test(head?.written ?? ''))
    .slice(0, LISTS_READ);
  let left = maxWords;
  const lines = lists.flatMap(({ head, items }, at) => {
    // Slides build up their lists: the next one says again what this one says.
    const isBuiltOn = lists.slice(at + 1).some((later) => isSame(later.items[0], items[0]));
    const fresh = isBuiltOn ? [] : items.filter(({ written }) => !said.has(keyOf(written)));
    fresh.forEach(({ written }) => said.add(keyOf(written)));
    const told =
      left > 0
        ? tellItems(withoutRepeats(fresh), Math.max(LIST.least, Math.min(LIST.words, left)))
        : undefined;
    const first = fresh[0]?.block;
    const last = fresh.at(-1)?.block;
    if (told === undefined || !first || !last) {
      return [];
    }
    left -= count([told]);
    const label = head ? `${withoutEnd(head.halves?.term ?? head.written)}: ` : '';
    return [{ sentence: `${label}${told}`, source: quoteOf(text, first.start, last.end) }];
  });
  return lines.slice(0, LISTS_MAX);
}

type List = { head: OutlineNode | undefined; items: OutlineNode[] };

/** The lists among these and under what heads them. */
function listsUnder(nodes: readonly OutlineNode[], head: OutlineNode | undefined): List[] {
  const items = nodes.filter(({ block, written }) => block.kind === 'item' && !ASKS.test(written));
  const heads = nodes.filter(({ block }) => block.kind === 'heading' || block.kind === 'label');
  const areHeads =
    items.length >= INNER_LISTS.least &&
    items.length <= INNER_LISTS.most &&
    items.every(({ children }) => children.length > 0);
  const own = areHeads
    ? items.flatMap((item) => listsUnder(item.children, item))
    : items.length > 0
      ? [{ head, items }]
      : [];
  return [...own, ...heads.flatMap((inner) => listsUnder(inner.children, inner))];
}

function tellItems(items: readonly OutlineNode[], maxWords: number): string | undefined {
  const whole = items.map(({ written }) => withoutEnd(written));
  if (items.every(({ children }) => children.length === 0) && count(whole) <= maxWords) {
    return ended(whole.join('; '));
  }
  const defining = items.find(({ halves }) => halves && labelKindOf(halves.term) === 'defining');
  if (defining?.halves && count([defining.halves.definition]) <= LIST.words) {
    return ended(withoutEnd(defining.halves.definition));
  }
  const names = items.flatMap(({ written, halves }) => {
    const name = withoutEnd(halves && halves.joint !== 'dash' ? halves.term : written);
    const isName =
      count([name]) <= LIST.nameWords &&
      !labelKindOf(name) &&
      !COUNTED.test(name) &&
      !name.includes('=');
    return isName ? [name] : [];
  });
  const shown = names.slice(0, LIST.items);
  if (shown.length < 2 || shown.length < Math.min(items.length, LIST.items) / 2) {
    return undefined;
  }
  return ended(shown.length < items.length ? `${shown.join('; ')}; …` : shown.join('; '));
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
  return /[!?…]["”’)]*$/u.test(line) ? line : `${line}.`;
}

function withoutEnd(written: string): string {
  return written.replace(/[\s.;,:：]+$/u, '');
}

function count(phrases: readonly string[]): number {
  return phrases.join(' ').split(/\s+/).length;
}
