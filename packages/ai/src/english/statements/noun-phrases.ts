import { TERM_MAX_WORDS } from './statement';
import type { TaggedWord } from './tagger';

/** A note in brackets behind a name is short. */
const BRACKETS_MAX_WORDS = 6;

type Subject = { start: number; end: number; next: number };

/** The noun phrase that a sentence begins with, up to its verb. */
export function readSubject(words: readonly TaggedWord[]): Subject | undefined {
  let at = 0;
  if (words[0]?.tag === 'DET') {
    if (!/^(?:an?|the)$/i.test(words[0].word)) {
      return undefined;
    }
    at = 1;
  }
  const first = words[at];
  let last: TaggedWord | undefined;
  let count = 0;
  for (; at < words.length; at += 1) {
    const each = words[at];
    if (!each) {
      break;
    }
    if (each.word === '(' && last) {
      const close = words.findIndex(({ word }, index) => index > at && word === ')');
      const inside = close === -1 ? Infinity : close - at;
      if (inside > BRACKETS_MAX_WORDS) {
        return undefined;
      }
      at = close;
      continue;
    }
    if (isVerb(words, at) && last) {
      return first ? { start: first.start, end: last.end, next: each.start } : undefined;
    }
    if (!isInNounPhrase(each)) {
      return undefined;
    }
    count += 1;
    if (count > TERM_MAX_WORDS) {
      return undefined;
    }
    last = each;
  }
  return undefined;
}

const VERB_FORM =
  /^(?:is|are|was|were|refers?|means?|denotes?|signif(?:y|ies)|occurs?|happens?|arises?|takes|consists?|describes?|measures?|represents?|states?|says?|involves?|allows?|enables?|prevents?|stores?|controls?|produces?|converts?|provides?|determines?|protects?|carr(?:y|ies)|regulates?|requires?|specif(?:y|ies)|shows?|manages?|keeps?|holds?|contains?|transports?|breaks?|helps?|gives?|makes?|causes?|reduces?|increases?)$/i;

/** A verb that this file knows, or any that the tagger calls one behind a noun. */
function isVerb(words: readonly TaggedWord[], at: number): boolean {
  const { word = '', tag } = words[at] ?? {};
  if (tag === 'AUX' || tag === 'VERB') {
    return true;
  }
  // The tagger takes 'measures' for a noun; behind a noun and before a determiner it is none.
  const next = words[at + 1];
  return (
    at > 0 &&
    VERB_FORM.test(word) &&
    word.endsWith('s') &&
    (next?.tag === 'DET' ||
      next?.tag === 'PRON' ||
      next?.tag === 'ADV' ||
      /^(?:to|that|when|how)$/.test(next?.word ?? ''))
  );
}

export function isInNounPhrase({ tag, word }: TaggedWord): boolean {
  return (
    tag === 'NOUN' ||
    tag === 'PROPN' ||
    tag === 'ADJ' ||
    tag === 'NUM' ||
    (tag === 'PART' && word !== 'to') ||
    /^(?:of|and|-|–|'s|’s|'|’|"|“|”|\/)$/.test(word)
  );
}

const NAME =
  /^\s*(?:the\s+|an?\s+)?["“‘]?(\p{L}[\p{L}\p{N}’'\- ]{1,60}?)["”’]?(?=\s*(?:[.,;(–—]|$|\s(?:and|or|because|since|which|that|in|on|at|by|when|where|after|to|for|from|is|are|was|were|has|have)\s))/u;

/** The name that stands behind 'called'. */
export function termAt(
  sentence: string,
  start: number,
): { start: number; end: number } | undefined {
  const [whole = '', name = ''] = NAME.exec(sentence.slice(start)) ?? [];
  const from = start + whole.indexOf(name, whole.length - name.length - 1);
  return name !== '' && name.split(' ').length <= TERM_MAX_WORDS
    ? { start: from, end: from + name.length }
    : undefined;
}
