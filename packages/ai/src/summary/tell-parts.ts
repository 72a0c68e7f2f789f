import type { SourcedSentence } from '../engine';
import type { OutlineNode } from '../cards/pairs/outline';
import type { Block } from '../reading/blocks';
import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { isListed, tellLists, type ToldList } from './list-lines';
import { findOwnSummary } from './own-summary';
import type { Part } from './parts';
import { choosePassages, contentOf, type Rated } from './passages';
import { namesIn, subjectOf, worthOf } from './rate-sentences';
import { toSourced } from './sourced';
import type { Stood } from './standing';
import type { Told } from './write-summary';

/** What stands under a heading has so many words at least, so that something is said of it. */
const PART_MIN_WORDS = 25;
/** Where a lead leaves fewer words, nothing is told beside it. */
const ROOM_MIN = 8;
/** Lists say more in a word than sentences do; of a part they are no more than so much. */
const LISTS = { factor: 2, share: 0.75, least: 20 };
/** A part that is mostly lists is told by them; of one with some, they are told beside its sentences. */
const LISTED = { mostly: 0.5, partly: 0.15 };
/** A long part is told in stretches, so that its end is told as well as its beginning. */
const STRETCH_WORDS = 350;
/** Of a part, so many sentences are looked at closely. */
const LOOKED_AT = 40;
/** What a document says of itself stands for all of it from so many words on. */
const OWN_SUMMARY = { words: 80, share: 0.06, most: 500, thin: 45, thinShare: 0.03 };

export type Looks = {
  standingOf: (sentence: ReadSentence) => Stood;
  /** What was learnt about a sentence and about the pairs of its words. */
  likingOf: (sentence: ReadSentence) => number;
  pairsOf: (sentence: ReadSentence) => number;
  /** Whether it says what a student has to know. */
  isTaught: (sentence: ReadSentence) => boolean;
  /** Whether the author set something apart at its beginning. */
  isEmphasised: (sentence: ReadSentence) => boolean;
  /** How much the first sentences of all are preferred, and how many of them. */
  opening: { weight: number; reach: number };
};

/** A lead that says what the document is about, and what each of its parts says. */
export function tellParts(
  document: ReadDocument,
  parts: readonly Part[],
  {
    looks,
    title,
    lead,
    length,
  }: {
    looks: Looks;
    title: string | undefined;
    lead: ReadSentence | undefined;
    /** About so many words are told. */
    length: number;
  },
): Told[] {
  const said = new Set<number>(lead && contentOf(document, lead));
  const opening = lead ? [toSourced(document, lead)] : [];
  const own = findOwnSummary(parts);
  const ownTold = own && tellWhole(document, own);
  if (own && ownTold && standsForAll(document, own)) {
    return [{ sentences: isSaidIn(document, lead, own) ? [] : opening }, { ...ownTold }].filter(
      saysAnything,
    );
  }
  const sizes = parts.map(({ words }) => Math.sqrt(words));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  // What sums up in few words is told behind the opening; the parts say no more than it.
  const kept = own && isOwnWords(document, own) ? [parts[0], own] : parts;
  const told = parts.flatMap((part, index): Told[] => {
    if (!kept.includes(part)) {
      return [];
    }
    const least = part.title === undefined ? 0 : PART_MIN_WORDS;
    const share = Math.max(least, (length * (sizes[index] ?? 0)) / size);
    const isLed = lead && lead.start >= part.start && lead.end <= part.end;
    const maxWords = share - (isLed ? lead.to - lead.from : 0);
    return part === own && ownTold
      ? [{ title: part.title, ...ownTold }]
      : [{ title: part.title, ...tellPart(document, part, { looks, lead, said, maxWords }) }];
  });
  return withLead(opening, told.filter(saysAnything), title);
}

function saysAnything({ sentences, lists = [] }: Told): boolean {
  return sentences.length + lists.length > 0;
}

/** What stands under the title itself goes on from the lead. */
function withLead(
  lead: readonly SourcedSentence[],
  told: readonly Told[],
  title: string | undefined,
): Told[] {
  const [first, ...rest] = told;
  const isOpening =
    first && (first.title === undefined || first.title.toLowerCase() === title?.toLowerCase());
  if (first && isOpening) {
    const { sentences, lists = [] } = first;
    const isLed = sentences.some(({ source }) => source.start === lead[0]?.source.start);
    return [{ sentences: isLed ? sentences : [...lead, ...sentences], lists }, ...rest];
  }
  return lead.length > 0 ? [{ sentences: lead }, ...told] : [...told];
}

/** All that a document says of itself in short. */
function tellWhole(document: ReadDocument, part: Part): Pick<Told, 'sentences' | 'lists'> {
  const { sentences, blocks } = document;
  const inPart = sentences.filter(
    ({ start, end, block }) =>
      start >= part.start && end <= part.end && blocks[block]?.kind === 'paragraph',
  );
  return {
    sentences: inPart
      .filter(({ start, end }) => /[.!…]["”’)\]]*$/u.test(document.plain.slice(start, end)))
      .map((sentence) => toSourced(document, sentence)),
    lists: tellLists(document, part, { maxWords: OWN_SUMMARY.most, isAll: true }),
  };
}

function isOwnWords({ tokens }: ReadDocument, { words }: Part): boolean {
  return words >= OWN_SUMMARY.thin && words >= tokens.count * OWN_SUMMARY.thinShare;
}

function standsForAll({ tokens }: ReadDocument, { words }: Part): boolean {
  return (
    words >= Math.max(OWN_SUMMARY.words, Math.min(200, tokens.count * OWN_SUMMARY.share)) &&
    words <= OWN_SUMMARY.most
  );
}

function isSaidIn(document: ReadDocument, lead: ReadSentence | undefined, part: Part): boolean {
  if (!lead) {
    return true;
  }
  const inPart = document.sentences.filter(
    ({ start, end }) => start >= part.start && end <= part.end,
  );
  const said = new Set(inPart.flatMap((sentence) => [...contentOf(document, sentence)]));
  const words = [...contentOf(document, lead)];
  return words.filter((word) => said.has(word)).length > words.length * 0.75;
}

function tellPart(
  document: ReadDocument,
  part: Part,
  {
    looks,
    lead,
    said,
    maxWords,
  }: { looks: Looks; lead: ReadSentence | undefined; said: Set<number>; maxWords: number },
): { sentences: SourcedSentence[]; lists: ToldList[] } {
  const { sentences, blocks } = document;
  const own = sentences.filter(({ start, end }) => start >= part.start && end <= part.end);
  const items = new Set(listedUnder(part.children));
  const isItem = ({ block }: ReadSentence) => items.has(blocks[block] as Block);
  const isText = (sentence: ReadSentence) =>
    blocks[sentence.block]?.kind === 'paragraph' && !isItem(sentence);
  const listed = countWords(own.filter(isItem)) / Math.max(1, countWords(own));
  const rated = rateSentences(own.filter(isText), { part, looks, lead });
  const tell = (words: number) =>
    tellLists(document, part, {
      maxWords: Math.min(words * LISTS.factor, Math.max(LISTS.least, part.words * LISTS.share)),
    });
  const lists =
    listed > LISTED.mostly ? tell(maxWords) : listed > LISTED.partly ? tell(maxWords / 2) : [];
  const room = lists.length > 0 ? maxWords * (listed > LISTED.mostly ? 0.3 : 0.6) : maxWords;
  if (room < ROOM_MIN) {
    return { sentences: [], lists };
  }
  const stretches = Math.max(
    1,
    Math.round(countWords(rated.map(({ sentence }) => sentence)) / STRETCH_WORDS),
  );
  const chosen = Array.from({ length: stretches }, (_, at) =>
    choosePassages(
      document,
      rated.slice((rated.length * at) / stretches, (rated.length * (at + 1)) / stretches),
      { maxWords: room / stretches, said },
    ),
  ).flat();
  return chosen.length > 0 || lists.length > 0
    ? {
        sentences: chosen.map(({ sentence: { end }, stood: { start } }) =>
          toSourced(document, { start, end }),
        ),
        lists,
      }
    : { sentences: [], lists: tell(maxWords) };
}

/** The blocks of all lists among these and under them. */
function listedUnder(nodes: readonly OutlineNode[]): Block[] {
  return nodes.flatMap(({ block, children }, at) => [
    ...(isListed(nodes, at) ? [block] : []),
    ...listedUnder(children),
  ]);
}

/** The sentences of a part in their order, the more promising ones looked at closely. */
function rateSentences(
  sentences: readonly ReadSentence[],
  { part, looks, lead }: { part: Part; looks: Looks; lead: ReadSentence | undefined },
): Rated[] {
  const names = namesIn(part.title ?? '');
  const promising = new Set(
    sentences
      .map((sentence, place) => ({
        place,
        liking:
          looks.likingOf(sentence) +
          (looks.isTaught(sentence) || looks.isEmphasised(sentence) ? 2 : 0) -
          place / 20,
      }))
      .toSorted((a, b) => b.liking - a.liking)
      .slice(0, LOOKED_AT)
      .map(({ place }) => place),
  );
  return sentences.flatMap((sentence, place): Rated[] => {
    if (sentence === lead || !promising.has(place)) {
      return [];
    }
    const stood = standOf(sentence, looks);
    const worth = worthOf(
      {
        written: stood.written,
        place,
        opensParagraph: sentences[place - 1]?.block !== sentence.block,
        liking: looks.likingOf(sentence),
        pairs: looks.pairsOf(sentence),
        isTaught: looks.isTaught(sentence),
        isEmphasised: looks.isEmphasised(sentence),
      },
      names,
    );
    const { weight, reach } = looks.opening;
    const opens =
      part.start === 0 || part.title === undefined ? weight * Math.max(0, 1 - place / reach) : 0;
    return stood.standing === 'unfit' ? [] : [{ sentence, place, stood, worth: worth + opens }];
  });
}

/** What says by itself what its subject is leans on nothing, however it goes on. */
function standOf(sentence: ReadSentence, { standingOf, isTaught }: Looks): Stood {
  const stood = standingOf(sentence);
  return stood.standing === 'leans' && isTaught(sentence) && subjectOf(stood.written).length > 0
    ? { ...stood, standing: 'free' }
    : stood;
}

function countWords(sentences: readonly ReadSentence[]): number {
  return sentences.reduce((sum, { from, to }) => sum + to - from, 0);
}
