import type { BlankSpan } from '../../cards/blanks/choose-blanks';
import type { ReadDocument } from '../../reading/read-document';
import type { Lexicon } from '../lexicon';
import type { TaggedWord } from '../statements/tagger';

type Span = Omit<BlankSpan, 'isSubject'>;

const CAPITAL = /^\p{Lu}[\p{L}\p{M}’'.-]*$/u;
const CAPITAL_INSIDE = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}’'-]+/gu;
/** 'Peter the Great', 'Vasco da Gama', 'Treaty of Paris'. */
const LINK = new Set(
  'of for on the de da di du del la le von van der den al bin ibn y e'.split(' '),
);
const NUMERAL = /^(?:[IVX]+|\d{1,2}(?:st|nd|rd|th)?)$/;
/** Capitals that name no one thing. */
const NO_NAME = new Set(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mr mrs ms dr prof sir madam figure table chapter section part unit module appendix equation page north south east west ad bc ce bce am pm'.split(
    ' ',
  ),
);
/** A name that is used more than all but so many words is known to everybody: 'Europe', 'London'. */
const EVERYDAY_NAME_RANK = 6_000;
/** 'United States', 'Western Europe' */
const REGION =
  /^(?:north|south|east|west|northern|southern|eastern|western|central|middle|united|new|great)$/;
const NAME_MAX_WORDS = 6;
/** A word that is as often an adjective or a verb begins a sentence rather than names somebody. */
const OTHER_USE = 0.3;
const NOUN_USE = 0.5;
const YEAR = /^(?:1\d|20)\d\d$/;
const BEFORE_YEAR = /^(?:in|since|until|by|during|of|after|before|from)$/i;

/** Finds proper names that are whole noun phrases: not 'French' in 'French troops', nor one of a list. */
export function createNameFinder(
  document: ReadDocument,
  lexicon: Lexicon,
): (words: readonly TaggedWord[]) => Span[] {
  const times = countCapitals(document);

  function isEveryday(name: string): boolean {
    return (lexicon.rankOf(name) ?? Infinity) <= EVERYDAY_NAME_RANK;
  }

  function isName(run: readonly TaggedWord[], isFirst: boolean): boolean {
    const capitals = run
      .filter(({ word }) => CAPITAL.test(word))
      .map(({ word }) => word.toLowerCase());
    const [only = ''] = capitals;
    if (run.length > NAME_MAX_WORDS || capitals.every((word) => NO_NAME.has(word))) {
      return false;
    }
    const { verb, adjective } = lexicon.useOf(only);
    const isRegion = REGION.test(only) && capitals.every((word) => isEveryday(word));
    return (
      (capitals.length > 1 && !isRegion) ||
      (only.length > 2 &&
        !isEveryday(only) &&
        verb + adjective <= OTHER_USE &&
        (!isFirst || times.has(only)))
    );
  }

  /** The tagger takes 'rank' in 'the Spearman rank correlation' for a verb. */
  function isWhole(words: readonly TaggedWord[], from: number, to: number): boolean {
    const next = words[to + 1]?.word ?? '';
    const isNoun = /^\p{Ll}/u.test(next) && lexicon.useOf(next).noun > NOUN_USE;
    // 'Approaches to Stop Hypertension'
    const behind = words[to + 2]?.word ?? '';
    const isTitle =
      next === 'to' && CAPITAL.test(behind) && lexicon.useOf(behind.toLowerCase()).verb > NOUN_USE;
    return !isNoun && !isTitle && isWholePhrase(words, from, to);
  }

  return (words) => {
    const found: Span[] = [];
    let at = 0;
    while (at < words.length) {
      const to = endOfRun(words, at);
      const run = isBeginning(words, at)
        ? withoutSmallWords(words.slice(at, to))
        : words.slice(at, to);
      const from = to - run.length;
      const [first, last] = [run[0], run.at(-1)];
      if (first && last && isName(run, isBeginning(words, from)) && isWhole(words, from, to - 1)) {
        const most = Math.max(...run.map(({ word }) => times.get(word.toLowerCase()) ?? 0));
        const worth = Math.min(1, Math.log2(1 + most) / 3) + (run.length > 1 ? 0.5 : 0);
        found.push({ start: first.start, end: last.end, kind: 'name', worth });
      }
      at = Math.max(to, at + 1);
    }
    return found;
  };
}

/** The one year of a sentence that tells of somebody what happened then. */
export function findYear(words: readonly TaggedWord[]): Span[] {
  const years = words.filter(({ word }) => YEAR.test(word));
  const [year] = years;
  const at = year ? words.indexOf(year) : -1;
  const isTold =
    years.length === 1 &&
    BEFORE_YEAR.test(words[at - 1]?.word ?? '') &&
    words.some(({ tag }, place) => place > 0 && tag === 'PROPN');
  return year && isTold ? [{ start: year.start, end: year.end, kind: 'date', worth: 0 }] : [];
}

/** Words that have a capital inside sentences, and how often. */
function countCapitals({ plain, sentences }: ReadDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { start, end } of sentences) {
    for (const [word] of plain.slice(start, end).matchAll(CAPITAL_INSIDE)) {
      const small = word.toLowerCase();
      counts.set(small, (counts.get(small) ?? 0) + 1);
    }
  }
  return counts;
}

/** Where any word has a capital: at the start, and behind a colon. */
function isBeginning(words: readonly TaggedWord[], at: number): boolean {
  return at === 0 || /^[:;–—"“(]$/.test(words[at - 1]?.word ?? '');
}

function endOfRun(words: readonly TaggedWord[], from: number): number {
  if (!CAPITAL.test(words[from]?.word ?? '')) {
    return from;
  }
  let to = from + 1;
  for (let at = from + 1; at < words.length; at += 1) {
    const { word = '' } = words[at] ?? {};
    if (CAPITAL.test(word) || NUMERAL.test(word)) {
      to = at + 1;
    } else if (!LINK.has(word)) {
      break;
    }
  }
  return to;
}

/** Without the article or preposition that begins the sentence. */
function withoutSmallWords(run: readonly TaggedWord[]): readonly TaggedWord[] {
  const first = run[0];
  const isSmall =
    first !== undefined &&
    (/^(?:DET|ADP|SCONJ|CCONJ|PRON|ADV|AUX|PART|VERB)$/.test(first.tag) ||
      LINK.has(first.word.toLowerCase()));
  return isSmall ? withoutSmallWords(run.slice(1)) : run;
}

function isWholePhrase(words: readonly TaggedWord[], from: number, to: number): boolean {
  const [before, next] = [words[from - 1], words[to + 1]];
  const goesOn =
    next !== undefined &&
    (/^(?:NOUN|PROPN|NUM)$/.test(next.tag) || /^(?:['’]s?|-|–|\/|&)$/.test(next.word)) &&
    !/^\d{4}$/.test(next.word);
  const isPiece =
    before !== undefined &&
    (/^(?:-|–|\/|&|')$/.test(before.word) || (before.tag === 'ADJ' && CAPITAL.test(before.word)));
  // 'In Prussia French became …': the end of one phrase and the beginning of the next.
  const isTwo = before?.tag === 'ADP' && (next?.tag === 'VERB' || next?.tag === 'AUX');
  return !goesOn && !isPiece && !isTwo && !isListed(words, from, to);
}

/** One of several names, which the others tell. */
export function isListed(words: readonly TaggedWord[], from: number, to: number): boolean {
  const isAnd = (at: number) => /^(?:and|or|nor)$/.test(words[at]?.word ?? '');
  const isComma = (at: number) => words[at]?.word === ',';
  const isNamed = (at: number) => CAPITAL.test(words[at]?.word ?? '');
  const isFollowed =
    ((isAnd(to + 1) || isComma(to + 1)) && isNamed(to + 2)) || (isComma(to + 1) && isAnd(to + 2));
  // 'PepsiCo, TRW, and the Educational Testing Service'
  const first = /^(?:the|an?)$/i.test(words[from - 1]?.word ?? '') ? from - 1 : from;
  const isPreceded =
    (isAnd(first - 1) && (isNamed(first - 2) || isComma(first - 2))) ||
    (isComma(from - 1) && isNamed(from - 2) && (isAnd(to + 1) || isFollowed));
  return isFollowed || isPreceded;
}
