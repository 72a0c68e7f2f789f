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
const LENGTH = (words: number) => 18 * words ** 0.35;
const PART_MIN_WORDS = 18;
const BREVITY = 0.9;
/** The first sentences of a part often say what it is about. */
const OPENS = { weight: 0.8, reach: 3 };
/** A sentence of a list leans on the list. */
const IN_LIST = 0.5;
/** Lists say more in a word than sentences do. */
const LISTS = 1.5;
/** A part that is mostly lists is told by them. */
const MOSTLY = 0.5;

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
    if (place === undefined) {
      return [];
    }
    const opens = 1 + OPENS.weight * Math.max(0, 1 - place / OPENS.reach);
    const lean = isListed(choice.sentence) ? IN_LIST : 1;
    return [{ ...choice, preference: choice.preference * opens * lean }];
  });
  const lists = listed > MOSTLY ? tellLists(document, part, { maxWords: maxWords * LISTS }) : [];
  if (lists.length > 0) {
    const names = namesIn(part.title);
    const definition = inPart.find(
      ({ sentence }) =>
        !isListed(sentence) &&
        subjectOf(plain.slice(sentence.start, sentence.end)).some((word) => names.has(word)),
    );
    return { sentences: definition ? [toSourced(document, definition.sentence)] : [], lists };
  }
  const chosen = chooseSentences(
    inPart.filter(({ isFit }) => isFit),
    worths,
    { maxWords, brevity: BREVITY },
  );
  return chosen.length > 0
    ? { sentences: chosen.map((sentence) => toSourced(document, sentence)) }
    : { sentences: [], lists: tellLists(document, part, { maxWords: maxWords * LISTS }) };
}

function countWords(sentences: readonly ReadSentence[]): number {
  return sentences.reduce((sum, { from, to }) => sum + to - from, 0);
}
