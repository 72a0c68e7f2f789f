import type { Language } from '@scholar/contract';
import answers from './sample-answers.json';
import { SAMPLE_TEXTS } from './sample-texts';

/** A sentence of the text with the card that the engine made of it. */
export type Passage = {
  /** The text between the passage before and this one. */
  before: string;
  quote: string;
  term: string;
  definition: string;
};
export type Sample = {
  text: string;
  title: string;
  passages: readonly Passage[];
  /** The text behind the last passage. */
  ending: string;
  summary: { name: string; field: string; content: string };
};

/** Each in its own language, whatever the language of the page. */
export const SAMPLES: Record<Language, Sample> = {
  en: createSample(SAMPLE_TEXTS.en, answers.en),
  vi: createSample(SAMPLE_TEXTS.vi, answers.vi),
};

function createSample(text: string, { cards, summary }: (typeof answers)[Language]): Sample {
  const titleEnd = text.indexOf('\n\n');
  let end = titleEnd + 2;
  const passages = cards.map(({ term, definition, ...place }) => {
    const before = text.slice(end, place.start);
    end = place.end;
    return { before, quote: text.slice(place.start, place.end), term, definition };
  });
  return { text, title: text.slice(0, titleEnd), passages, ending: text.slice(end), summary };
}
