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
import { readRow } from './read-row';
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
const LABEL_WORDS = 4;
/** So many words come back under the same headings. */
const TOGETHER = 2;
const NAME_WORDS = 3;
const LISTED = { most: 8, words: 70, termWords: 8 };
/** So many lines of one shape beside each other are a list, without any sign before them. */
const NEIGHBOURS = 2;
const INNER_LABEL = /^(\p{Lu}[\p{L} ]{2,25}):\s+(\S.{10,300}?[.!])\s+(\p{Lu}.{15,})$/u;
/** '**Circular wait** condition', '**Void** (of a contract)': still the term. */
const END_OF_TERM = /^\s*(?:\p{L}+|\([^()]*\))?\s*$/u;
const GOES_ON_FROM_HEADING =
  /^(?:is|are|was|were|says|states|means|refers|occurs|argues|holds|believes|describes|deals|focuses|when|where|an?|the|any|theory|study|process|branch|type|kind|form|là|được|khi|một|sự|quá trình|việc|tập hợp)\s/u;
const HEADED_WORDS = 3;
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
      return readRow(node, naming).map((pair) => ({ ...pair, from: node, to: node, shape: 'row' }));
    }
    if (node.halves) {
      return readLine(node, node.halves, {
        isEmphasised: isEmphasised(node, node.halves),
        naming,
      });
    }
    return [
      ...readQuestion(node, nodes[index + 1]),
      ...readHead(node, naming),
      ...readHeading(node, naming),
    ];
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

/**
 * Words that stand under several headings. A name may do so too, so they are ordinary words, or several of them
 * come back together: 'Cardiovascular', 'Respiratory' and 'Renal' under two illnesses.
 */
function findLabels(nodes: readonly OutlineNode[]): ReadonlySet<string> {
  const parents = new Map<string, Set<OutlineNode>>();
  const isOrdinary = new Map<string, boolean>();
  for (const { halves, parent, children, written } of nodes) {
    const name = cleanTerm(halves?.term ?? (children.length > 0 ? written : ''));
    if (parent && name !== '' && name.split(' ').length <= LABEL_WORDS) {
      const key = foldWord(name);
      parents.set(key, (parents.get(key) ?? new Set()).add(parent));
      isOrdinary.set(key, /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u.test(name));
    }
  }
  const together = new Map<string, number>();
  const placesOf = (under: ReadonlySet<OutlineNode>) =>
    [...under].map(({ block }) => block.start).join(' ');
  for (const under of parents.values()) {
    together.set(placesOf(under), (together.get(placesOf(under)) ?? 0) + 1);
  }
  return new Set(
    [...parents].flatMap(([key, under]) => {
      const written = new Set([...under].map((parent) => parent.written));
      const isOften = written.size >= LABEL_TIMES && isOrdinary.get(key);
      const comesBack = under.size > 1 && (together.get(placesOf(under)) ?? 0) >= TOGETHER;
      return isOften || comesBack ? [key] : [];
    }),
  );
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
  // 'Nguyên nhân, bản chất và các biểu hiện' is what a course will be about.
  const term =
    isPair && !namesPart(definition)
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
  const definition = items
    .map(({ written }) => written.replace(/[.;,]?(?:[,;]?\s(?:and|or|và|hoặc))?$/u, ''))
    .join('; ');
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

/** A heading that goes on in the line below it: 'Classical Realism', 'says that wars occur …'. */
function readHeading(node: OutlineNode, naming: Naming): Found[] {
  const [first, second] = node.children;
  const goesOn =
    node.block.kind === 'heading' &&
    first?.block.kind === 'paragraph' &&
    GOES_ON_FROM_HEADING.test(first.written) &&
    first.written.split(' ').length >= HEADED_WORDS;
  if (!goesOn) {
    return [];
  }
  const isTwo = second?.block.kind === 'paragraph' && GOES_ON_FROM_HEADING.test(second.written);
  const definition = [first, ...(isTwo ? [second] : [])].map(({ written }) => written).join('; ');
  const term = nameTerm(node, node.written, { isEmphasised: true, answer: definition, naming });
  return term === undefined || definition.split(' ').length > LISTED.words
    ? []
    : [{ term, definition, from: node, to: isTwo ? second : first, shape: 'headed' }];
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
