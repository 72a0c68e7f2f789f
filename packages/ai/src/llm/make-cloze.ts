import type { DropReason } from '@scholar/contract';
import { blankOut } from '../cards/blanks/blank-out';
import { sentenceForBlank } from '../cards/blanks/fit-sentence';
import type { BlankKind, Draft } from '../cards/draft';
import { findPlace } from '../reading/find-place';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';

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

/** Where the words stand, not as part of others. */
function findWords(written: string, term: string): { start: number; end: number } | undefined {
  const escaped = term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');
  const found = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`,
    'iu',
  ).exec(written);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
