import type { EmphasisedRun, ExtractedDocument } from '@scholar/extract';
import { EMPHASIS_MAX } from '@scholar/contract';

/** What stands out in a file as words, as the AI calls take them: each once, in the order of the text. */
export function toEmphasisTerms({ text, emphasis }: Pick<ExtractedDocument, 'text' | 'emphasis'>): {
  emphasis: string[];
  headings: string[];
} {
  const wordsOf = (runs: EmphasisedRun[]) =>
    toTerms(runs.map(({ start, end }) => text.slice(start, end)));
  return {
    emphasis: wordsOf(emphasis.filter(({ kind }) => kind !== 'heading')),
    headings: wordsOf(emphasis.filter(({ kind }) => kind === 'heading')),
  };
}

/** Trimmed, without repetitions, within what the calls accept. */
export function toTerms(candidates: string[]): string[] {
  const terms = candidates
    .map((candidate) => candidate.replaceAll(/\s+/g, ' ').trim())
    // Leaves out whole paragraphs in bold and lone punctuation.
    .filter((term) => term.length <= EMPHASIS_MAX.characters && /[\p{L}\p{N}]/u.test(term));
  return [...new Set(terms)].slice(0, EMPHASIS_MAX.items);
}
