import { HISTORY, PAIRS, SINGLES, type TaggerModel, THE_WORD, TITLES } from './tagger-model';

const BEGIN = 'BOS';
const END = 'EOS';
/** A way this much worse than the best, in hundredths, hardly ever wins in the end. */
const HOPELESS = 600;

/** A word as the tagger sees it: folded, and whether it is written with capitals. */
export type PlainWord = { folded: string; isTitle: boolean };

/** Tells the word class of each word of a sentence. */
export type WordTagger = (words: readonly PlainWord[]) => string[];

/** Finds the likeliest row of word classes. */
export function createWordTagger(model: TaggerModel): WordTagger {
  const { labels } = model;
  const describe = createDescriber(model);
  const follow = createFollower(model);
  const classesOf = createClasses(model);
  const begin: Row = {
    scores: new Float32Array(1),
    ways: Int32Array.of((labels.length + 1) ** 3 - 1),
  };

  return (words) => {
    const steps: Uint8Array[] = [];
    let row = begin;
    for (const [at] of words.entries()) {
      const { next, from } = follow(row, describe(words, at), classesOf(words[at]?.folded ?? ''));
      row = next;
      steps.push(from);
    }
    return readBack(row.scores, steps).map((label) => labels[label] ?? '');
  };
}

/**
 * Best scores up to a place by its tag, and the three tags on the way there, last first, as digits of
 * one number; one more than there are tags stands for the beginning of the sentence.
 */
type Row = { scores: Float32Array; ways: Int32Array };

/** The tags that a word may have: those it was seen with, or any for a word that was not seen. */
function createClasses({ labels, templates }: TaggerModel): (word: string) => Uint8Array {
  const all = Uint8Array.from(labels, (_, label) => label);
  const seen = new Map(
    Object.entries(templates[THE_WORD] ?? {}).map(([word, weights]) => [
      word,
      Uint8Array.from(weights.filter((_, at) => at % 2 === 0 && (weights[at + 1] ?? 0) > 0)),
    ]),
  );
  return (word) => {
    const classes = seen.get(word);
    return classes && classes.length > 0 ? classes : all;
  };
}

/** What the words around a place say for each tag. */
function createDescriber({ labels, templates }: TaggerModel) {
  const [singles = [], pairs = [], titles = []] = [SINGLES, PAIRS, TITLES].map((names) =>
    names.map((name) => new Map(Object.entries(templates[name] ?? {}))),
  );

  return (words: readonly PlainWord[], at: number): Float32Array => {
    const scores = new Float32Array(labels.length);
    for (const [index, map] of singles.entries()) {
      addWeights(scores, map.get(valueAt(words, at + index - 2)));
    }
    for (const [index, map] of pairs.entries()) {
      addWeights(scores, map.get(pairAt(words, at + index - 2)));
    }
    for (const [index, map] of titles.entries()) {
      const place = at + index - 1;
      const title = words[place]?.isTitle ? 'True' : 'False';
      addWeights(scores, map.get(words[place] ? title : valueAt(words, place)));
    }
    return scores;
  };
}

function valueAt(words: readonly PlainWord[], at: number): string {
  return words[at]?.folded ?? (at < 0 ? BEGIN : END);
}

function pairAt(words: readonly PlainWord[], at: number): string {
  const [first, second] = [words[at], words[at + 1]];
  return first && second ? `${first.folded} ${second.folded}` : at < 0 ? BEGIN : END;
}

/**
 * One step along a sentence. What the tags further back say is read off the best way to each tag;
 * an exact search would have to keep apart all the ways that differ in three tags.
 */
function createFollower({ labels, transitions, templates }: TaggerModel) {
  const size = labels.length;
  const base = size + 1;
  const names = [...labels, BEGIN];
  const rows = new Map<number, Float32Array>();

  /** What three tags, last first, say for the next. */
  function rowOf(way: number): Float32Array {
    const known = rows.get(way);
    if (known) {
      return known;
    }
    const one = Math.floor(way / (base * base));
    const row =
      one === size
        ? new Float32Array(size)
        : Float32Array.from(transitions.slice(one * size, (one + 1) * size));
    const tags = [one, Math.floor(way / base) % base, way % base];
    const [last = '', second = '', third = ''] = tags.map((tag) => names[tag] ?? '');
    const pairOf = (first: string, next: string) => (first === BEGIN ? BEGIN : `${first} ${next}`);
    const values = [last, second, third, pairOf(second, last), pairOf(third, second)];
    HISTORY.forEach((name, index) => addWeights(row, templates[name]?.[values[index] ?? '']));
    rows.set(way, row);
    return row;
  }

  return (
    { scores, ways }: Row,
    states: Float32Array,
    classes: Uint8Array,
  ): { next: Row; from: Uint8Array } => {
    const best = new Float32Array(size).fill(-Infinity);
    const from = new Uint8Array(size);
    const least = (scores[bestOf(scores)] ?? 0) - HOPELESS;
    for (let state = 0; state < ways.length; state += 1) {
      const score = scores[state] ?? 0;
      if (score >= least) {
        const row = rowOf(ways[state] ?? 0);
        for (const label of classes) {
          const reached = score + (row[label] ?? 0);
          if (reached > (best[label] ?? 0)) {
            best[label] = reached;
            from[label] = state;
          }
        }
      }
    }
    const next = { scores: best, ways: new Int32Array(size) };
    for (const label of classes) {
      best[label] = (best[label] ?? 0) + (states[label] ?? 0);
      const before = ways[from[label] ?? 0] ?? 0;
      next.ways[label] = label * base * base + Math.floor(before / base);
    }
    return { next, from };
  };
}

function addWeights(scores: Float32Array, weights: readonly number[] = []) {
  for (let index = 0; index < weights.length; index += 2) {
    const label = weights[index] ?? 0;
    scores[label] = (scores[label] ?? 0) + (weights[index + 1] ?? 0);
  }
}

function bestOf(scores: Float32Array): number {
  let best = 0;
  for (let label = 1; label < scores.length; label += 1) {
    if ((scores[label] ?? 0) > (scores[best] ?? 0)) {
      best = label;
    }
  }
  return best;
}

function readBack(scores: Float32Array, steps: readonly Uint8Array[]): number[] {
  const tags: number[] = [];
  let label = bestOf(scores);
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    tags.push(label);
    label = steps[at]?.[label] ?? 0;
  }
  return tags.toReversed();
}
