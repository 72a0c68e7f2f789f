import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { phraseWords } from '../../reading/compare-phrases';
import { quoteOf } from '../../reading/quote';
import type { BlankKind, Draft } from '../draft';
import { blankOut } from './blank-out';

export type BlankSpan = {
  start: number;
  end: number;
  kind: BlankKind;
  /** How much it is one of the things that the text is about; comparable within one text. */
  worth: number;
  /** The sentence is about it: it stands before the verb. */
  isSubject: boolean;
};

/** Dates are asked for now and then, not one after the other. */
const DATES = { least: 2, perWords: 600 };
/** What a sentence is about is asked for rather than what it also mentions. */
const SUBJECT_WORTH = 0.5;

/** Cards that ask for the missing term of a whole sentence: one for a sentence, one for a term. */
export function chooseBlanks(
  { text, language, tokens }: ReadDocument,
  sentences: readonly { sentence: ReadSentence; written: string; spans: readonly BlankSpan[] }[],
): Draft[] {
  const found = sentences.flatMap(({ spans, ...place }) =>
    spans.map((span) => ({
      ...place,
      span,
      worth: span.worth + (span.isSubject ? SUBJECT_WORTH : 0),
    })),
  );
  const terms = new Set<string>();
  const used = new Set<ReadSentence>();
  const drafts: Draft[] = [];
  let dates = Math.max(DATES.least, Math.ceil(tokens.count / DATES.perWords));
  for (const { sentence, written, span } of found.toSorted((a, b) => b.worth - a.worth)) {
    const key = phraseWords(written.slice(span.start, span.end)).join(' ');
    const isWord =
      !/[\p{L}\p{N}’'-]$/u.test(written.slice(0, span.start)) &&
      !/^(?:[\p{L}\p{N}-]|\.\p{L})/u.test(written.slice(span.end));
    const isAsked = used.has(sentence) || terms.has(key) || (span.kind === 'date' && dates === 0);
    const blanked = isAsked || !isWord ? undefined : blankOut(written, span, language);
    if (blanked) {
      dates -= span.kind === 'date' ? 1 : 0;
      used.add(sentence);
      terms.add(key);
      drafts.push({
        card: {
          ...blanked,
          kind: 'cloze',
          source: quoteOf(text, sentence.start, sentence.end),
        },
        origin: `blank-${span.kind}`,
        worth: span.worth,
        isEmphasised: span.kind === 'emphasised',
        isSubject: span.isSubject,
      });
    }
  }
  return drafts;
}
