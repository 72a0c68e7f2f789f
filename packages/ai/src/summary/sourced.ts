import type { SourcedSentence } from '../engine';
import { quoteOf } from '../reading/quote';
import type { ReadDocument } from '../reading/read-document';
import { tidy } from '../reading/tidy';

/** A sentence as it is read in a summary, with where it stands. */
export function toSourced(
  { text, plain }: ReadDocument,
  { start, end }: { start: number; end: number },
): SourcedSentence {
  const source = quoteOf(text, start, end);
  return { sentence: writeSentence(plain.slice(source.start, source.end)), source };
}

/** Without the number that counts it ('C. elegans' has none), and ended: lines of a list have no full stop. */
function writeSentence(written: string): string {
  const line = tidy(written).replace(/^\(?(?:\d{1,3}|[A-Za-zĐđ])[.)]\s+(?!\p{Ll})/u, '');
  const sentence = line.charAt(0).toUpperCase() + line.slice(1).replace(/[;,]$/u, '');
  return /[.!?…。！？:]["”’)\]]*$/u.test(sentence) ? sentence : `${sentence}.`;
}
