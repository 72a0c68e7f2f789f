import type { Models } from '../models';
import { writeTerm } from '../english/term-form';
import { findCandidates } from '../english/terms/candidates';
import type { ReadDocument } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';
import { describeTitlePhrases, TITLE_FEATURE_COUNT } from './title-features';
import { chooseTitlePhrases } from './title-phrases';

const PHRASE_MAX_WORDS = 4;
/** The beginning of a long text says as well what all of it is about. */
const WORDS_READ = 20_000;
/** The small words of a language that nobody told us are short. */
const SHORTEST_FOREIGN = 4;
/** A second phrase this much worse than the first is left out. */
const SECOND_SHARE = 0.5;

/** The one or two English phrases that a title would most likely be made of. */
export function findLearntPhrases(document: ReadDocument, models: Models): string[] {
  const lexicon = models.lexicon();
  const candidates = findCandidates(document, lexicon);
  const phrases = chooseTitlePhrases(document, candidates);
  const table = describeTitlePhrases(document, { candidates, phrases }, lexicon);
  const score = models.titles();
  const ranked = phrases
    .map((phrase, index) => ({ phrase, score: score(table, index * TITLE_FEATURE_COUNT) }))
    // What is left of 'bachelor's degree' names nothing.
    .filter(({ phrase: { words } }) => document.tokens.vocabulary[words[0] ?? 0] !== 's')
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  const second = ranked.find(
    ({ phrase }) => !phrase.words.some((word) => first?.phrase.words.includes(word)),
  );
  return [first, second].flatMap((each) =>
    each && each.score >= SECOND_SHARE * (first?.score ?? 0)
      ? [writeTerm(document, each.phrase)]
      : [],
  );
}

/** The phrase of content words that is said most, longer ones first. */
export function findKeyPhrase({ plain: text, tokens, language }: ReadDocument): string | undefined {
  const phrases = new Map<string, { score: number; start: number; end: number }>();
  const shortest = language ? 2 : SHORTEST_FOREIGN;
  const end = Math.min(tokens.count, WORDS_READ);
  for (let at = 0; at < end; at += 1) {
    let key = '';
    for (let last = at; last < Math.min(end, at + PHRASE_MAX_WORDS); last += 1) {
      const word = tokens.vocabulary[tokens.ids[last] ?? 0] ?? '';
      const gap = last > at ? text.slice(tokens.ends[last - 1], tokens.starts[last]) : ' ';
      if (gap !== ' ' || word.length < shortest || STOP_WORDS.has(word) || !/\p{L}/u.test(word)) {
        break;
      }
      key += ` ${tokens.ids[last]}`;
      const entry = phrases.get(key) ?? {
        score: 0,
        start: tokens.starts[at] ?? 0,
        end: tokens.ends[last] ?? 0,
      };
      // Vietnamese words have two syllables as a rule: a pair said half as often still says more.
      entry.score += last - at + 1;
      phrases.set(key, entry);
    }
  }
  let best: { score: number; start: number; end: number } | undefined;
  for (const entry of phrases.values()) {
    // One syllable of Vietnamese is half a word.
    const isWord = language !== 'vi' || text.slice(entry.start, entry.end).includes(' ');
    if (isWord && entry.score > (best?.score ?? 0)) {
      best = entry;
    }
  }
  return best && text.slice(best.start, best.end);
}
