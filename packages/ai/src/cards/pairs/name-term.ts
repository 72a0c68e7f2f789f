import type { Language } from '@scholar/contract';
import { anyOf } from '../../vietnamese/word-lists';
import { containsPhrase, phraseWords } from '../../reading/compare-phrases';
import { foldWord } from '../../reading/fold-word';
import { labelKindOf, namesPart } from './labels';
import type { OutlineNode } from './outline';
import { isTermLike } from './term-shape';

/** What is known about a document's terms when one of them is named. */
export type Naming = {
  /** Words that stand under several headings, each time about another thing: 'Context', 'Cardiovascular'. */
  labels: ReadonlySet<string>;
  /** Whether words mean little by themselves: 'Price', 'Intake and output'. */
  isGeneral: (term: string) => boolean;
  language: Language | undefined;
};

/** An answer so short is one of a list ('Parliament: laws'): what the list is about belongs to the question. */
const SHORT_ANSWER_WORDS = 4;
const SUBJECT_MAX_WORDS = 8;
/** 'Sensation to the lateral aspect of the forearm' is no name of the next item. */
const NAME_MAX_WORDS = 5;
const FRAGMENT_WORDS = 10;
const SAYS_WHAT =
  /\b(?:an?|the|is|are|was|were|has|have|can|that|which|who|where|when|to)\b|[.;]/iu;
/** 'The price of …', 'any payment that …': a definition, which needs nothing beside it. */
const DEFINES =
  /^(?:an?|the|any|one|when|where|how|what)\s|\b(?:that|which|who|whose|whereby|where|when)\b/iu;
/** 'đk', 'ctr': what a student writes short for themselves. */
const SHORTHAND = /^[bcdđghklmnpqrstvx]{1,4}$/u;
/** 'Hệ Wenner', 'Lysosome' */
const NAMES_ONE = /.\p{Lu}|^[A-Za-z]+$/u;
/** 'GDP' below 'GDP, GNP and what a nation earns' */
const ABBREVIATION = /^\p{Lu}{2,6}$/u;
/** 'Nội dung sứ mệnh', 'Về lý luận': one side of what the heading names. */
const SIDE = new RegExp(`^(?:các |những )?(?:${anyOf('beginnings-of-sides')})(?=\\s|$)`, 'iu');
const SAYS_ITS_KIND = new RegExp(
  `^(?:là\\s)?(?:${anyOf('kinds-of-things')})\\s|\\s(?:mà|dùng để)\\s`,
  'iu',
);
/** Behind a label that defines: 'Giai cấp công nhân là tập đoàn …'. */
const DEFINED_IN = /^(\p{Lu}\S*(?: \S+){0,4}?) là /u;
/** A longer name says enough; a longer subject is a sentence. */
const NAME_SYLLABLES = 8;
const SUBJECT_SYLLABLES = 14;
/** 'Giai đoạn 3', 'Stage B' */
const COUNTED =
  /^(?:stage|phase|level|type|grade|class|group|giai đoạn|thời kỳ|cấp|loại|nhóm|mức|pha) (?:\d+|[a-e]|[ivx]+)$/iu;
const EXAMPLE =
  /^(?:worked )?examples?\b|walk-?through|case study|analogy|ví dụ|minh họa|minh hoạ|tình huống/iu;
const NUMBERING =
  /^(?:(?:chapter|ch\.?|unit|lesson|section|part|module|topic|lecture|week|approach|chương|bài|phần|mục|tiết)\s+(?:\d+|[ivx]+)\s*[.:–-]?\s*|(?:\d{1,3}\.)*\d{1,3}[.)]\s+|(?:\d{1,2}\.)+\d{1,2}\s+(?=\p{L})|[ivx]{1,4}[.)]\s+|[a-zđ][.)]\s+)/iu;

/**
 * The term as it makes sense away from the page: 'Causes' under 'The French Revolution' is 'Causes of The
 * French Revolution'. Nothing for a remark, or for a label without anything above it.
 */
export function nameTerm(
  node: OutlineNode,
  written: string,
  { isEmphasised, answer, naming }: { isEmphasised: boolean; answer: string; naming: Naming },
): string | undefined {
  const term = cleanTerm(written);
  const kind = labelKindOf(term);
  const isInRemark = node.parent && isRemark(node.parent);
  const isTerm = kind !== undefined || isTermLike(term, isEmphasised);
  if (!isTerm || kind === 'remark' || isInRemark || SHORTHAND.test(term)) {
    return undefined;
  }
  if (kind !== undefined || naming.labels.has(foldWord(term))) {
    if (node.parent?.written.endsWith('?')) {
      return withSubject(node, term, naming);
    }
    const subject = subjectAbove(node, naming);
    if (kind === undefined && naming.language === 'en') {
      return subject && withBrackets(term, subject);
    }
    if (kind === 'defining') {
      return definedIn(answer) ?? subject;
    }
    const side = sideAbove(node);
    return side === undefined || subject === undefined
      ? subject && joinLabel(term, subject, naming.language)
      : withBrackets(joinLabel(term, side, naming.language), subject);
  }
  if (naming.language === 'vi') {
    return nameVietnamese(node, term, { answer, naming });
  }
  if (isBelowSentence(node, naming)) {
    const subject = subjectAbove(node, naming);
    return subject === undefined ? term : withBrackets(term, subject);
  }
  const isShort = answer.split(' ').length <= SHORT_ANSWER_WORDS;
  const isVague = naming.isGeneral(term) && (!term.includes(' ') || !DEFINES.test(answer));
  // 'Removal: For breach (Miller v Cameron).'
  const told = term.includes(' ') ? answer : answer.replace(/\.$/u, '');
  if (isVague && term.includes(' ')) {
    const named = withSubject(node, term, naming);
    // 'Rough start: disease and famine killed half of them' says nothing away from its page.
    return named === term && !containsAbove(node, term) ? undefined : named;
  }
  const isAspect = node.parent && isLabel(node.parent, naming);
  return isShort ||
    isVague ||
    isAspect ||
    COUNTED.test(term) ||
    saysNoMore(term, told, naming.language)
    ? withSubject(node, term, naming)
    : term;
}

/** 'Politics' as a heading among others of its kind: 'Focus of politics (Views of organizations)'. */
function sideAbove({ parent }: OutlineNode): string | undefined {
  const written = cleanTerm(parent?.written ?? '');
  const isSide = parent?.block.kind === 'heading' && labelKindOf(written) === 'attribute';
  return isSide && parent.siblings.length > 1 ? written : undefined;
}

/** 'Khái niệm: Giai cấp công nhân là …' says itself whose concept it is. */
function definedIn(answer: string): string | undefined {
  const name = DEFINED_IN.exec(answer)?.[1];
  return name !== undefined && isTermLike(name, false) ? name : undefined;
}

/** Away from its page only a definition or a name needs nothing beside it. */
function nameVietnamese(
  node: OutlineNode,
  term: string,
  { answer, naming }: { answer: string; naming: Naming },
): string | undefined {
  const isSide = SIDE.test(term);
  const syllables = phraseWords(term).length;
  const isShort = answer.split(' ').length <= SHORT_ANSWER_WORDS;
  const standsAlone = SAYS_ITS_KIND.test(answer) || (NAMES_ONE.test(term) && !isShort);
  if (!isSide && (standsAlone || syllables > NAME_SYLLABLES)) {
    return term;
  }
  const { parent } = node;
  const subject =
    (parent && (nameOf(parent, naming) ?? aboutOf(parent, naming))) ?? subjectAbove(node, naming);
  if (subject === undefined) {
    return isSide ? undefined : term;
  }
  const isTelling = !term.endsWith(')') && phraseWords(subject).length <= SUBJECT_SYLLABLES;
  return isTelling ? withBrackets(term, subject) : term;
}

/** 'Example', 'Walk-through without trade': what stands below is told of one case. */
function isRemark({ written, halves, block, parent }: OutlineNode): boolean {
  const name = cleanTerm(halves?.term ?? written);
  const isOne = labelKindOf(name) === 'remark' || (block.kind !== 'item' && EXAMPLE.test(name));
  return isOne || (block.kind === 'item' && parent !== undefined && isRemark(parent));
}

/** 'Organizations buy in five steps', and under it 'Purchase decision: lengthy negotiation': of what? */
function isBelowSentence({ parent }: OutlineNode, naming: Naming): boolean {
  return (
    naming.language === 'en' &&
    parent?.block.kind === 'item' &&
    parent.halves === undefined &&
    nameOf(parent, naming) === undefined &&
    aboutOf(parent, naming) === undefined
  );
}

/** One of the words that stand under several headings of this document. */
function isLabel({ halves, written }: OutlineNode, { labels }: Naming): boolean {
  return labels.has(foldWord(cleanTerm(halves?.term ?? written)));
}

/** Whether a heading says the same words. */
function containsAbove({ parent }: OutlineNode, term: string): boolean {
  return parent !== undefined && containsPhrase(cleanTerm(parent.written), term);
}

/** 'Culture: Scientific inquiry, entrepreneurship' tells what belongs to it here, not what it is. */
function saysNoMore(term: string, answer: string, language: Language | undefined): boolean {
  return language === 'en' && answer.split(' ').length <= FRAGMENT_WORDS && !SAYS_WHAT.test(answer);
}

/** 'Price (Terms of a contract)'. A chapter's title says nothing about a word of its glossary. */
export function withSubject({ parent }: OutlineNode, term: string, naming: Naming): string {
  const subject = parent && (nameOf(parent, naming) ?? aboutOf(parent, naming));
  const isTelling =
    subject !== undefined &&
    !term.endsWith(')') &&
    phraseWords(subject).length <= SUBJECT_MAX_WORDS;
  return isTelling ? withBrackets(term, subject) : term;
}

function withBrackets(term: string, subject: string): string {
  const isSaid = containsPhrase(subject, term) || containsPhrase(term, subject);
  return isSaid ? term : `${term} (${subject})`;
}

/** 'Causes of the New Imperialism', 'Why Britain first?': what a line asks that is no name by itself. */
function aboutOf(parent: OutlineNode, naming: Naming): string | undefined {
  const written = cleanTerm(parent.halves?.term ?? parent.written);
  if (parent.block.kind === 'heading' && written.endsWith('?')) {
    return written;
  }
  const isAttribute = labelKindOf(written) === 'attribute';
  if (!isAttribute && !isLabel(parent, naming)) {
    return undefined;
  }
  const subject = subjectAbove(parent, naming);
  if (subject === undefined) {
    return written;
  }
  return isAttribute ? joinLabel(written, subject, naming.language) : `${subject}, ${written}`;
}

function joinLabel(label: string, subject: string, language: Language | undefined): string {
  const joint = language === 'vi' ? 'của' : 'of';
  if (containsPhrase(subject, label) && ABBREVIATION.test(label)) {
    return label;
  }
  return containsPhrase(subject, label) ? subject : `${label} ${joint} ${toSmall(subject)}`;
}

/** The nearest line above that names a thing: an item of the same list that says no more, or a heading. */
function subjectAbove({ block, named, parent }: OutlineNode, naming: Naming): string | undefined {
  const isListed =
    block.kind === 'item' &&
    named?.block.kind === 'item' &&
    (parent?.block.kind !== 'item' || phraseWords(named.written).length <= NAME_MAX_WORDS);
  for (let above = isListed ? named : parent; above; above = above.parent) {
    const name = nameOf(above, naming);
    if (name !== undefined) {
      return name;
    }
  }
  return undefined;
}

/** What a line calls the things under it, where it is a thing and no part of a book. */
function nameOf(node: OutlineNode, naming: Naming): string | undefined {
  const { block, halves, written } = node;
  const name = cleanTerm(halves?.term ?? written);
  const isNamed =
    !namesPart(name) &&
    !isLabel(node, naming) &&
    !/[:：]|^(?:có|there are) \S+ /iu.test(name) &&
    labelKindOf(name) === undefined &&
    isTermLike(name, block.kind === 'heading');
  return isNamed ? name : undefined;
}

/** Without what counts it, without its colon. */
export function cleanTerm(written: string): string {
  return written
    .replace(/^(?:=>|->|[→⇒➔➢*>])\s*/u, '')
    .replace(NUMBERING, '')
    .replace(/[\s:：.–—-]{1,20}$/u, '')
    .replace(/^["“‘']([^"“”‘’']+)["”’']$/u, '$1')
    .trim();
}

/** A heading inside a phrase is written small, unless it is a name. */
function toSmall(subject: string): string {
  const [first = '', second = ''] = subject.split(' ');
  const isName = /^\p{Lu}\P{Ll}/u.test(first) || /^\p{Lu}/u.test(second) || second === '';
  return isName ? subject : subject.charAt(0).toLowerCase() + subject.slice(1);
}
