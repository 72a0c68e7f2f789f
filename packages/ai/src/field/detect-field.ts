import { type Field, FIELDS } from '@scholar/contract';
import { foldWord } from '../reading/fold-word';
import type { Tokens } from '../reading/tokens';
import { readWordList } from '../vietnamese/word-lists';
import { FIELD_WORDS } from './field-words';

const PHRASE_WEIGHT = 3;
const PHRASE_MAX_WORDS = 6;
/** A text about the past names many years of it, and says 'was' where others say 'is'. */
const YEAR_WEIGHT = 14;
const PAST = new Set(['was', 'were', 'had', 'did']);
const PRESENT = new Set(['is', 'are', 'has', 'have', 'do', 'does']);
/** Below it the tense is an accident; Vietnamese has none. */
const VERBS_MIN = 10;
const PAST_YEAR = /^1[4-9]\d\d$/;
/** Below this much evidence any answer would be a guess. */
const EVIDENCE_MIN = 2;

type Entry = { field: Field; weight: number };
type Entries = Map<string, Entry[]>;

/** Finds the field whose words a text uses most; 'Other' where it uses hardly any. */
export function createFieldDetector(): (tokens: Tokens) => Field {
  const entries = collectWords();
  return (tokens) => detectField(tokens, entries);
}

function detectField(tokens: Tokens, entries: Entries): Field {
  const evidence = new Map<Field, number>();
  for (const [phrase, count] of countPhrases(tokens, entries)) {
    const owners = entries.get(phrase) ?? [];
    for (const { field, weight } of owners) {
      // A word said a hundred times tells little more than one said ten times, one of two fields less.
      const worth = (weight * (1 + Math.log2(count))) / owners.length;
      evidence.set(field, (evidence.get(field) ?? 0) + worth);
    }
  }
  evidence.set('History', (evidence.get('History') ?? 0) + weighPast(tokens));
  const [best] = FIELDS.map((field) => ({ field, score: evidence.get(field) ?? 0 })).toSorted(
    (a, b) => b.score - a.score,
  );
  return best && best.score >= EVIDENCE_MIN ? best.field : 'Other';
}

function weighPast({ vocabulary, ids }: Tokens): number {
  const years = vocabulary.filter((word) => PAST_YEAR.test(word)).length;
  const kinds = vocabulary.map((word) => (PAST.has(word) ? 1 : PRESENT.has(word) ? 2 : 0));
  const counts = [0, 0, 0];
  for (const id of ids) {
    const kind = kinds[id] ?? 0;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const [, past = 0, present = 0] = counts;
  const pastShare = past + present < VERBS_MIN ? 0.5 : past / (past + present);
  return YEAR_WEIGHT * Math.log2(1 + years) * pastShare ** 2;
}

function countPhrases(tokens: Tokens, entries: ReadonlyMap<string, unknown>): Map<string, number> {
  const counts = new Map<string, number>();
  const words = Array.from(tokens.ids, (id) => tokens.vocabulary[id] ?? '');
  const beginnings = new Set([...entries.keys()].map((phrase) => phrase.split(' ')[0]));
  for (let at = 0; at < words.length; at += 1) {
    if (!beginnings.has(words[at] ?? '')) {
      continue;
    }
    let phrase = '';
    for (const word of words.slice(at, at + PHRASE_MAX_WORDS)) {
      phrase = phrase ? `${phrase} ${word}` : word;
      if (entries.has(phrase)) {
        counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
      }
    }
  }
  return counts;
}

function collectWords(): Entries {
  const entries: Entries = new Map();
  function add(field: Field, phrase: string, weight: number) {
    const owners = entries.get(phrase) ?? [];
    if (!owners.some((owner) => owner.field === field)) {
      entries.set(phrase, [...owners, { field, weight }]);
    }
  }
  for (const field of FIELDS) {
    for (const written of field === 'Other' ? [] : writtenWords(field)) {
      const phrase = written.split(' ').map(foldWord).join(' ');
      add(field, phrase, phrase.includes(' ') ? PHRASE_WEIGHT : 1);
    }
  }
  return entries;
}

/** Written by hand, English and Vietnamese. */
function writtenWords(field: keyof typeof FIELD_WORDS): string[] {
  const list = `fields/${field.toLowerCase().replace(' ', '-')}`;
  return [...FIELD_WORDS[field].split('|'), ...readWordList(list)];
}
