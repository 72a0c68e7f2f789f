import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type WordUses = { noun: number; verb: number; adjective: number };

const KINDS = {
  '1': 'noun',
  '2': 'verb',
  '3': 'adjective',
  '5': 'adjective',
  '4': 'adverb',
} as const;
/** A sense that nobody met in the counted texts still exists. */
const UNSEEN = 0.5;

/** How often each word is a noun, a verb or an adjective, from WordNet's tagged senses. */
export function readWordUses(dictionaryDir: string): (word: string) => WordUses {
  const counts = new Map<string, Record<string, number>>();
  for (const line of readFileSync(join(dictionaryDir, 'index.sense'), 'latin1').split('\n')) {
    const { lemma, kind, seen } =
      /^(?<lemma>[^%]+)%(?<kind>\d)\S* \d+ \d+ (?<seen>\d+)/.exec(line)?.groups ?? {};
    if (lemma && kind && kind in KINDS) {
      const name = KINDS[kind as keyof typeof KINDS];
      const entry = counts.get(lemma) ?? {};
      entry[name] = (entry[name] ?? 0) + Number(seen) + UNSEEN;
      counts.set(lemma, entry);
    }
  }

  return (word) => {
    const own = counts.get(word);
    const found = own
      ? [own]
      : inflectionsOf(word).flatMap(([base, kind]) => {
          const share = counts.get(base)?.[kind];
          return share === undefined ? [] : [{ [kind]: share }];
        });
    const sum = (kind: string) => found.reduce((total, entry) => total + (entry[kind] ?? 0), 0);
    const all = sum('noun') + sum('verb') + sum('adjective') + sum('adverb') || 1;
    return {
      noun: sum('noun') / all,
      verb: sum('verb') / all,
      adjective: sum('adjective') / all,
    };
  };
}

/** Base forms a word may come from, with the kind it would be. */
function inflectionsOf(word: string): [string, string][] {
  const rules: [RegExp, string[], string][] = [
    [/ies$/, ['y'], 'noun'],
    [/ies$/, ['y'], 'verb'],
    [/ves$/, ['f', 'fe'], 'noun'],
    [/es$/, ['', 'e', 'is'], 'noun'],
    [/es$/, ['', 'e'], 'verb'],
    [/s$/, [''], 'noun'],
    [/s$/, [''], 'verb'],
    [/ied$/, ['y'], 'verb'],
    [/ed$/, ['', 'e'], 'verb'],
    [/ing$/, ['', 'e'], 'verb'],
    [/(.)\1(?:ed|ing)$/, ['$1'], 'verb'],
    [/ae$/, ['a'], 'noun'],
    [/i$/, ['us'], 'noun'],
    [/a$/, ['um', 'on'], 'noun'],
    [/er$/, ['', 'e'], 'adjective'],
    [/est$/, ['', 'e'], 'adjective'],
  ];
  return rules.flatMap(([ending, replacements, kind]) =>
    ending.test(word)
      ? replacements.map((base): [string, string] => [word.replace(ending, base), kind])
      : [],
  );
}
