/** Boosted decision trees: inner nodes first to last, a leaf where `feature` is -1. */
export type Trees = {
  base: number;
  roots: number[];
  feature: number[];
  /** Threshold of an inner node (left where the value is at most that), value of a leaf. */
  value: number[];
  left: number[];
  right: number[];
};

/** Scores the row that starts at `offset`. */
export type Scorer = (rows: Float32Array, offset?: number) => number;

/** The sum of what all trees say about a row. */
export function createScorer(trees: Trees): Scorer {
  const feature = Int16Array.from(trees.feature);
  const value = Float32Array.from(trees.value);
  const left = Int32Array.from(trees.left);
  const right = Int32Array.from(trees.right);
  const roots = Int32Array.from(trees.roots);
  return (rows, offset = 0) => {
    let sum = trees.base;
    for (let tree = 0; tree < roots.length; tree += 1) {
      let node = roots[tree] ?? 0;
      let column = feature[node] ?? -1;
      while (column >= 0) {
        const isLeft = (rows[offset + column] ?? 0) <= (value[node] ?? 0);
        node = (isLeft ? left[node] : right[node]) ?? 0;
        column = feature[node] ?? -1;
      }
      sum += value[node] ?? 0;
    }
    return sum;
  };
}
