import type { SourcedSentence } from '../engine';
import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { type Choice, chooseSentences } from './choose-sentences';
import { subjectOf } from './fitness';
import { namesIn } from './lead';
import { tellLists } from './list-lines';
import type { Part } from './parts';
import { toSourced } from './sourced';
import type { Told } from './write-summary';

/** Words of a summary that goes through the parts of a text of so many words. */
const LENGTH = (words: number) => 26 * words ** 0.35;
const PART_MIN_WORDS = 18;
const BREVITY = 0.9;
/** The first sentences of a part often say what it is about. */
const OPENS = { weight: 0.8, reach: 3 };
/** Lists say more in a word than sentences do. */
const LISTS = 1.5;
/** A part that is mostly lists is told by them; of one with some, they are told beside its sentences. */
const LISTED = { mostly: 0.5, partly: 0.2 };

type Rated = { choices: readonly Choice[]; worths: ArrayLike<number> };

/** A lead that says what the document is about, and what each of its parts says. */
export function tellParts(
  document: ReadDocument,
  parts: readonly Part[],
  {
    choices,
    worths,
    title,
    lead,
  }: Rated & { title: string | undefined; lead: ReadSentence | undefined },
): Told[] {
  const left = choices.filter(({ sentence }) => sentence !== lead);
  const length = LENGTH(document.tokens.count);
  const sizes = parts.map(({ words }) => Math.sqrt(words));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  const told = parts.map((part, index): Told => {
    const maxWords = Math.max(PART_MIN_WORDS, (length * (sizes[index] ?? 0)) / size);
    return { title: part.title, ...tellPart(document, part, { choices: left, worths, maxWords }) };
  });
  return withLead(lead && toSourced(document, lead), told.filter(saysAnything), title);
}

function saysAnything({ sentences, lists = [] }: Told): boolean {
  return sentences.length + lists.length > 0;
}

/** What stands under the title itself goes on from the lead. */
function withLead(
  lead: SourcedSentence | undefined,
  told: readonly Told[],
  title: string | undefined,
): Told[] {
  const [first, ...rest] = told;
  const leads = lead ? [lead] : [];
  if (first && title !== undefined && first.title?.toLowerCase() === title.toLowerCase()) {
    const { sentences, lists = [] } = first;
    return [{ sentences: [...leads, ...sentences], lists }, ...rest];
  }
  return lead ? [{ sentences: leads }, ...told] : [...told];
}

function tellPart(
  document: ReadDocument,
  part: Part,
  { choices, worths, maxWords }: Rated & { maxWords: number },
): Pick<Told, 'sentences' | 'lists'> {
  const { plain, sentences, blocks } = document;
  const own = sentences.filter(({ start, end }) => start >= part.start && end <= part.end);
  const isListed = ({ block }: ReadSentence) => blocks[block]?.kind === 'item';
  const listed = countWords(own.filter(isListed)) / Math.max(1, countWords(own));
  const places = new Map(own.map((sentence, place) => [sentence, place]));
  const inPart = choices.flatMap((choice): Choice[] => {
    const place = places.get(choice.sentence);
    // One line of a list says nothing without the others.
    if (place === undefined || isListed(choice.sentence)) {
      return [];
    }
    const opens = 1 + OPENS.weight * Math.max(0, 1 - place / OPENS.reach);
    return [{ ...choice, preference: choice.preference * opens }];
  });
  const tell = (words: number) => tellLists(document, part, { maxWords: words * LISTS });
  if (listed > LISTED.mostly) {
    const names = namesIn(part.title);
    const definition = inPart.find(({ sentence }) =>
      subjectOf(plain.slice(sentence.start, sentence.end)).some((word) => names.has(word)),
    );
    const lists = tell(maxWords);
    if (lists.length > 0) {
      return { sentences: definition ? [toSourced(document, definition.sentence)] : [], lists };
    }
  }
  const lists = listed > LISTED.partly ? tell(maxWords / 2) : [];
  const chosen = chooseSentences(
    inPart.filter(({ isFit }) => isFit),
    worths,
    { maxWords: lists.length > 0 ? maxWords / 2 : maxWords, brevity: BREVITY },
  );
  return chosen.length > 0
    ? { sentences: chosen.map((sentence) => toSourced(document, sentence)), lists }
    : { sentences: [], lists: tell(maxWords) };
}

function countWords(sentences: readonly ReadSentence[]): number {
  return sentences.reduce((sum, { from, to }) => sum + to - from, 0);
}
