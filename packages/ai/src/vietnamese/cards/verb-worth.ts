import type { TaggedWord } from '../words/read-words';
import { wordSet } from '../word-lists';

const TRANSITIVE = 1.4;
const PASSIVE_MAX_WORDS = 9;
const MANNER = /^(?:để|nhằm|bằng|từ|thành|theo|bởi|như)$/u;
/** What somebody did once says little about them. */
const EVENT = wordSet('verbs/of-events');
const LIKENED_HERE =
  /(?:(?:có thể|cũng|thường|còn|đôi khi|đã)\s)*(?:được\s)?(?:hiểu|xem|coi|biết tới|biết đến|diễn giải)\s(?:đơn giản\s)?(?:như là|như|là)\s/iuy;

/** A verb is worth more where it says to what or how. */
export function worthOfVerb(words: readonly TaggedWord[], at: number): number {
  const [verb, next, ...rest] = words.slice(at, at + PASSIVE_MAX_WORDS);
  if (verb?.folded === 'được') {
    const end = rest.findIndex(({ tag }) => tag === 'CH');
    const told = end < 0 ? rest : rest.slice(0, end);
    return told.some(({ folded }) => MANNER.test(folded)) ? TRANSITIVE : 0;
  }
  const isTransitive = verb?.tag === 'V' && /^(?:N|Nc|Np|L|M|FW)$/u.test(next?.tag ?? '');
  return isTransitive && !EVENT.has(verb.folded) ? TRANSITIVE : 0;
}

/** 'T có thể được hiểu như Y'. */
export function likenedAt(body: string, at: number): string | undefined {
  LIKENED_HERE.lastIndex = at;
  return LIKENED_HERE.exec(body)?.[0];
}
