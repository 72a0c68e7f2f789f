import type { DropReason } from '@scholar/contract';
import { blankOut } from '../cards/blanks/blank-out';
import { sentenceForBlank } from '../cards/blanks/fit-sentence';
import type { BlankKind, Draft } from '../cards/draft';
import { findPlace } from '../reading/find-place';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import { tidy } from '../reading/tidy';

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{N}]/u;

/** The sentence at that place with a blank for the term, or why there is none. */
export function makeCloze(
  document: ReadDocument,
  { term, at, isEmphasised }: { term: string; at: number; isEmphasised: boolean },
): Draft | DropReason {
  const { text, language, sentences } = document;
  const sentence = sentences[Math.max(0, findPlace(sentences, at))];
  const written = sentence && sentenceForBlank(document, sentence);
  if (!sentence || written === undefined) {
    return 'not_self_contained';
  }
  const span = findWords(written, term);
  if (!span) {
    return 'not_in_text';
  }
  const blanked = blankOut(written, span, language);
  if (!blanked) {
    return 'gives_itself_away';
  }
  return {
    card: { ...blanked, kind: 'cloze', source: quoteOf(text, sentence.start, sentence.end) },
    origin: `blank-${isEmphasised ? 'emphasised' : kindOf(blanked.term, span.start)}`,
    isEmphasised,
    isSubject: span.start === 0,
  };
}

function kindOf(term: string, start: number): BlankKind {
  if (/^(?:\p{L}+\s){0,3}\d{4}$/u.test(term)) {
    return 'date';
  }
  // The first word of a sentence is written large, whatever it is.
  return /\p{Lu}/u.test(start === 0 ? term.slice(1) : term) ? 'name' : 'term';
}

/** Where the words stand, not as part of others. No pattern is made of them: they are a document's. */
function findWords(written: string, term: string): { start: number; end: number } | undefined {
  const [text, words] = [fold(written), fold(tidy(term))];
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const end = start + words.length;
    if (!ENDS_IN_WORD.test(text.slice(0, start)) && !BEGINS_IN_WORD.test(text.slice(end))) {
      return { start, end };
    }
  }
  return undefined;
}

/** Lower case, letter by letter: 'İ' would become two, and all places behind it move. */
function fold(words: string): string {
  const lower = words.toLowerCase();
  return lower.length === words.length ? lower : words;
}
