/** Boosted decision trees: inner nodes first to last, a leaf where `feature` is -1. */
export type Trees = {
  base: number;
  roots: number[];
  feature: number[];
  /** Threshold of an inner node (left where the value is at most that), value of a leaf. */
  value: number[];
  left: number[];
  right: number[];
  /** What hardly any row of the training gained more than after each `TREES_BETWEEN_LOOKS` trees. */
  reach: number[];
};

/** After so many trees each it is looked at whether the rest can still help. */
export const TREES_BETWEEN_LOOKS = 16;

/**
 * Scores the row that starts at `offset`. Where `least` is out of reach, it
 * gives up with -Infinity: most rows are known to be worse than the best long before the last tree.
 */
export type Scorer = (rows: Float32Array, offset?: number, least?: number) => number;

/** The sum of what all trees say about a row. */
export function createScorer(trees: Trees): Scorer {
  const { base, reach } = trees;
  const { roots, feature, value, right } = pack(trees);
  return (rows, offset = 0, least = -Infinity) => {
    let sum = base;
    for (let tree = 0; tree < roots.length; tree += 1) {
      if (tree % TREES_BETWEEN_LOOKS === 0) {
        const toCome = reach[tree / TREES_BETWEEN_LOOKS] ?? Infinity;
        if (sum + toCome < least) {
          return -Infinity;
        }
      }
      let node = roots[tree] as number;
      let column = feature[node] as number;
      while (column >= 0) {
        const isLeft = (rows[offset + column] as number) <= (value[node] as number);
        node = isLeft ? node + 1 : (right[node] as number);
        column = feature[node] as number;
      }
      sum += value[node] as number;
    }
    return sum;
  };
}

/** The same trees with every left branch right behind its node: fewer places in memory to go to. */
function pack({ roots, feature, value, left, right }: Trees) {
  const packed = {
    roots: new Int32Array(roots.length),
    feature: new Int16Array(feature.length),
    value: new Float32Array(feature.length),
    right: new Int32Array(feature.length),
  };
  let count = 0;
  function add(node: number): number {
    const place = count;
    count += 1;
    const column = feature[node] ?? -1;
    packed.feature[place] = column;
    packed.value[place] = value[node] ?? 0;
    if (column >= 0) {
      add(left[node] ?? 0);
      packed.right[place] = add(right[node] ?? 0);
    }
    return place;
  }
  roots.forEach((root, tree) => {
    packed.roots[tree] = add(root);
  });
  return packed;
}
