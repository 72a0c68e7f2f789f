import { foldWord } from '../../reading/fold-word';
import { phraseWords } from '../../reading/compare-phrases';
import { quoteOf } from '../../reading/quote';
import type { ReadDocument } from '../../reading/read-document';
import { tidy } from '../../reading/tidy';
import type { Card } from '../../engine';
import { labelKindOf, namesPart } from './labels';
import { cleanTerm, nameTerm, type Naming } from './name-term';
import { type OutlineNode, readOutline } from './outline';
import { type Halves, isSign } from './split-line';
import { isTermLike } from './term-shape';

/** How the document makes a pair, surest first. */
export type PairShape = 'question' | 'emphasised' | 'item' | 'row' | 'line' | 'listed' | 'headed';
export type Pair = { card: Card; shape: PairShape };

/** A pair as it was found: words, and the blocks they stand in. */
type Found = {
  term: string;
  definition: string;
  from: OutlineNode;
  to: OutlineNode;
  shape: PairShape;
};

const DEFINITION_MAX_WORDS = 90;
const HEAD_MAX_CHARACTERS = 200;
/** More pairs than anybody looks at; each is compared with the others. */
const PAIRS_MAX = 400;
/** Under so many headings a line begins with the same word. */
const LABEL_TIMES = 3;
const NAME_WORDS = 3;
const LISTED = { most: 8, words: 70, termWords: 8 };
/** So many lines of one shape beside each other are a list, without any sign before them. */
const NEIGHBOURS = 2;
const INNER_LABEL = /^(\p{Lu}[\p{L} ]{2,25}):\s+(\S.{10,300}?[.!])\s+(\p{Lu}.{15,})$/u;
/** '**Circular wait** condition', '**Void** (of a contract)': still the term. */
const END_OF_TERM = /^\s*(?:\p{L}+|\([^()]*\))?\s*$/u;
const LONELY = { termWords: 5, words: 45 };

/** The pairs that a document makes itself: 'Term: …', tables, questions with answers, labels under headings. */
export function findPairs(
  document: ReadDocument,
  {
    emphasis = [],
    isGeneral = () => false,
  }: { emphasis?: readonly string[]; isGeneral?: (term: string) => boolean } = {},
): Pair[] {
  const nodes = readOutline(document);
  const isEmphasised = createEmphasisCheck(emphasis);
  const naming = { labels: findLabels(nodes), isGeneral, language: document.language };
  const found = nodes.flatMap((node, index): Found[] => {
    if (node.block.kind === 'row') {
      return readRow(node);
    }
    if (node.halves) {
      return readLine(node, node.halves, {
        isEmphasised: isEmphasised(node, node.halves),
        naming,
      });
    }
    return [...readQuestion(node, nodes[index + 1]), ...readHead(node, naming)];
  });
  return thin(found).map((pair) => ({ card: toCard(document, pair), shape: pair.shape }));
}

/** Of a list with no end, a part from all over it: nobody asks for more. */
function thin(found: readonly Found[]): readonly Found[] {
  const step = Math.ceil(found.length / PAIRS_MAX);
  return step <= 1 ? found : found.filter((_, index) => index % step === 0);
}

/** What the author set apart at the front of a line, by markup or as the file's emphasis. */
function createEmphasisCheck(emphasis: readonly string[]) {
  const fold = (words: string) => foldWord(cleanTerm(tidy(words)));
  const phrases = new Set(emphasis.map(fold));
  return ({ lead }: OutlineNode, { term, joint }: Halves): boolean =>
    // '**Aim** of Marx - Lenin studies is …': before a sign that is no sure joint, all of the term is set apart.
    (lead !== '' && (!isSign(joint) || END_OF_TERM.test(term.slice(lead.length)))) ||
    phrases.has(fold(term));
}

/** Words that begin lines under several headings. A name may do so too, so they are ordinary words. */
function findLabels(nodes: readonly OutlineNode[]): ReadonlySet<string> {
  const parents = new Map<string, Set<string>>();
  for (const { halves, parent } of nodes) {
    if (halves && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u.test(halves.term)) {
      const key = foldWord(halves.term);
      parents.set(key, (parents.get(key) ?? new Set()).add(parent?.written ?? ''));
    }
  }
  return new Set([...parents].filter(([, under]) => under.size >= LABEL_TIMES).map(([key]) => key));
}

/** 'Term: definition', and the like, on one line. */
function readLine(
  node: OutlineNode,
  halves: Halves,
  { isEmphasised, naming }: { isEmphasised: boolean; naming: Naming },
): Found[] {
  const { definition } = halves;
  const isItem = node.block.kind === 'item';
  const isPair =
    isItem ||
    isEmphasised ||
    countNeighbours(node) >= NEIGHBOURS ||
    isPairByItself(node.written, halves);
  const term = isPair
    ? nameTerm(node, halves.term, { isEmphasised, answer: definition, naming })
    : undefined;
  const shape = isEmphasised ? 'emphasised' : isItem ? 'item' : 'line';
  if (term === undefined) {
    return [];
  }
  const place = { from: node, to: node, shape } as const;
  const inner = splitInner(definition);
  return inner
    ? [
        { term, definition: inner.rest, ...place },
        { term: `${inner.label} of ${term}`, definition: inner.said, ...place },
      ]
    : [{ term, definition, ...place }];
}

/** 'Significance: It began the war. A mob stormed …': a sentence about one side of it, then what it is. */
function splitInner(definition: string): { label: string; said: string; rest: string } | undefined {
  const [, label = '', said = '', rest = ''] = INNER_LABEL.exec(definition) ?? [];
  return label !== '' && labelKindOf(label) === 'attribute' ? { label, said, rest } : undefined;
}

/** Lines beside this one under the same heading that are made the same way, itself included. */
function countNeighbours({ halves, siblings, place }: OutlineNode): number {
  const isLike = (node: OutlineNode | undefined) =>
    node?.block.kind === 'paragraph' &&
    node.halves?.joint === halves?.joint &&
    isTermLike(node.halves?.term ?? '', false);
  const [own, ...others] = [place, place - 1, place + 1].map((at) => siblings[at]);
  return isLike(own) ? 1 + others.filter(isLike).length : 0;
}

/** One pair among paragraphs: short in front, and nothing that somebody said. */
function isPairByItself(written: string, { term, definition, joint }: Halves): boolean {
  return (
    (joint === 'colon' || joint === 'tab') &&
    term.split(' ').length <= LONELY.termWords &&
    /^[\p{Lu}\p{N}]/u.test(term) &&
    !/^["“‘']/u.test(definition) &&
    written.split(' ').length <= LONELY.words
  );
}

const COLUMN_NAME =
  /^(?:terms?|words?|concepts?|key ?words?|questions?|front|từ|từ vựng|thuật ngữ|khái niệm|câu hỏi)$/iu;

const MEANING_COLUMN =
  /^(?:meanings?|definitions?|descriptions?|explanations?|answers?|back|nghĩa|định nghĩa|ý nghĩa|mô tả|giải thích|trả lời|đáp án)$/iu;
const TABLE_MAX_ROWS = 200;

/** A table of two columns. */
function readRow(node: OutlineNode): Found[] {
  const cells = cellsOf(node.written);
  const [term = '', definition = ''] = cells;
  const isPair =
    cells.length === 2 &&
    isInTable(node) &&
    isTermLike(term, true) &&
    /\p{L}{2}/u.test(definition) &&
    !COLUMN_NAME.test(term);
  return isPair && !isHeaderRow(node)
    ? [{ term: nameOfRow(node, cleanTerm(term)), definition, from: node, to: node, shape: 'row' }]
    : [];
}

/** A bar in a line by itself may mean anything: 'a | b'. */
function isInTable({ written, siblings, place }: OutlineNode): boolean {
  return (
    /^\||\t/u.test(written) ||
    [place - 1, place + 1].some((at) => siblings[at]?.block.kind === 'row')
  );
}

/** What the second column is about, where it is not what a word means: 'hold and wait (Approach)'. */
function nameOfRow({ siblings, place }: OutlineNode, term: string): string {
  let first = place;
  while (first > Math.max(0, place - TABLE_MAX_ROWS) && siblings[first - 1]?.block.kind === 'row') {
    first -= 1;
  }
  const [, column = ''] = cellsOf(siblings[first]?.written ?? '');
  const hasHeader = first < place && siblings[first]?.written.includes('|');
  return hasHeader && column !== '' && !MEANING_COLUMN.test(column) ? `${term} (${column})` : term;
}

function cellsOf(row: string): string[] {
  const cells = row.includes('|')
    ? row.replace(/^\|/, '').replace(/\|$/, '').split('|')
    : row.split('\t');
  return cells.map(tidy);
}

/** The first row of a table says what its columns are. */
function isHeaderRow({ written, siblings, place }: OutlineNode): boolean {
  return (
    written.includes('|') &&
    siblings[place - 1]?.block.kind !== 'row' &&
    siblings[place + 1]?.block.kind === 'row'
  );
}

const QUESTION = /^(?:(?:q|question|câu hỏi|câu|hỏi)\s*\d*\s*[.:)]\s*)?(.{8,250}\?)$/iu;
const ANSWER = /^(?:(?:a|answer|ans|trả lời|đáp án|đáp)\s*\d*\s*[.:)]\s*)(\S.*)$/iu;

/** A question and the answer behind it. */
function readQuestion(node: OutlineNode, next: OutlineNode | undefined): Found[] {
  const question = QUESTION.exec(node.written)?.[1];
  const answer = next && ANSWER.exec(next.written)?.[1];
  return question && answer
    ? [{ term: question, definition: answer, from: node, to: next, shape: 'question' }]
    : [];
}

/** A line that only names something, with what is said about it in the items under it. */
function readHead(node: OutlineNode, naming: Naming): Found[] {
  const { kind } = node.block;
  const items = firstItems(node);
  const last = items.at(-1);
  const isHead =
    (kind === 'item' || kind === 'label') && node.written.length <= HEAD_MAX_CHARACTERS;
  if (!isHead || !last || items.length > LISTED.most) {
    return [];
  }
  const definition = items.map(({ written }) => written.replace(/[.;,]$/u, '')).join('; ');
  const term = nameTerm(node, node.written, { isEmphasised: false, answer: definition, naming });
  const isName =
    term !== undefined && phraseWords(term).length <= LISTED.termWords && !namesPart(term);
  const isWhole = items.every(
    ({ halves, children, written, isBehindGap }) =>
      !halves && children.length === 0 && !isBehindGap && !/[:：?]$/u.test(written),
  );
  if (
    !isName ||
    !isWhole ||
    isTableOfContents(node, items, naming) ||
    definition.split(' ').length > LISTED.words
  ) {
    return [];
  }
  const shape = items.length === 1 ? 'headed' : 'listed';
  return [{ term, definition, from: node, to: last, shape }];
}

/** 'Notation: Treble clef; Bass clef' counts what will be told; 'Kinds of rocks: …' is an answer. */
function isTableOfContents(
  { written }: OutlineNode,
  items: readonly OutlineNode[],
  { language, labels }: Naming,
): boolean {
  const name = cleanTerm(written);
  const asksForSeveral =
    /s(?:$|\s(?:of|in|for|to)\s)/u.test(name) ||
    labelKindOf(name) !== undefined ||
    labels.has(foldWord(name));
  return (
    language === 'en' &&
    !asksForSeveral &&
    items.every((item) => phraseWords(item.written).length <= NAME_WORDS)
  );
}

/** No more than can be listed, and one to tell that there are more. */
function firstItems({ children }: OutlineNode): OutlineNode[] {
  const first = children.slice(0, LISTED.most + 1);
  const end = first.findIndex(({ block }) => block.kind !== 'item');
  return end === -1 ? first : first.slice(0, end);
}

function toCard({ text }: ReadDocument, { term, definition, from, to }: Found): Card {
  return {
    term,
    definition: withinLength(definition.replace(/[;,]$/u, '').trim()),
    source: quoteOf(text, from.block.start, to.block.end),
  };
}

/** Whole sentences, as many as fit. */
function withinLength(definition: string): string {
  let kept = '';
  for (const sentence of definition.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (kept !== '' && longer.split(' ').length > DEFINITION_MAX_WORDS) {
      break;
    }
    kept = longer;
  }
  return kept;
}
