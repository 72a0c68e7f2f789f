import { type Flashcards, kindOf } from '@scholar/contract';
import type { Passage } from '../sample/samples';

/** A sentence of the visitor's text with the two sides of its card. */
export type OwnPassage = Pick<Passage, 'before' | 'quote'> & {
  asks: string;
  answers: string;
  isCloze: boolean;
};

/** As many as stand beside a text without the visitor losing sight of it. */
const SHOWN_MAX = 6;
/** Of what lies between two passages: enough to see where one is. */
const BETWEEN_MAX = 200;
const BEFORE_PASSAGE = 120;

export type OwnSample = { passages: OwnPassage[]; ending: string; isVietnamese: boolean };

/** The cards of an answer beside their sentences. A sentence carries the first card that was made of it. */
export function toSample(text: string, { flashcards, language }: Flashcards): OwnSample {
  const placed = flashcards.keywords
    .flatMap(({ source, ...card }) => (source ? [{ ...toSides(card), source }] : []))
    .toSorted((a, b) => a.source.start - b.source.start);
  const passages: OwnPassage[] = [];
  let end = 0;
  for (const { source, ...sides } of placed) {
    if (source.start >= end && passages.length < SHOWN_MAX) {
      passages.push({
        before: shorten(text.slice(end, source.start), passages.length > 0),
        quote: text.slice(source.start, source.end),
        ...sides,
      });
      end = source.end;
    }
  }
  const rest = text.slice(end);
  const ending = rest.length > BETWEEN_MAX ? `${cutAt(rest, BETWEEN_MAX)} …` : rest;
  return { passages, ending, isVietnamese: language === 'vi' };
}

/** The sentence with the blank is what a cloze asks. */
function toSides({ term, definition, kind }: Flashcards['flashcards']['keywords'][number]) {
  const isCloze = kindOf({ kind, answer: definition }) === 'cloze';
  return isCloze
    ? { asks: definition, answers: term, isCloze }
    : { asks: term, answers: definition, isCloze };
}

function shorten(between: string, isBehindPassage: boolean): string {
  if (between.length <= BETWEEN_MAX) {
    return between;
  }
  const start = isBehindPassage ? cutAt(between, BETWEEN_MAX - BEFORE_PASSAGE) : '';
  const from = between.length - BEFORE_PASSAGE;
  return `${start} … ${between.slice(from).replace(/^\S*\s/, '')}`;
}

function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/\s\S*$/, '');
}
