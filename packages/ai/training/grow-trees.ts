import { type Trees, TREES_BETWEEN_LOOKS } from '../src/learning/trees';
import { BINS, edgesOf, toBins } from './bins';
import { createRandom } from './random';

export type GrowOptions = {
  rounds: number;
  leaves: number;
  rate: number;
  minRows: number;
  /** Holds leaf values back where there are few rows. */
  damping: number;
  /** Share of the features each tree may look at. */
  columnShare: number;
  goal: 'probability' | 'value';
};

const DEFAULTS: GrowOptions = {
  rounds: 200,
  leaves: 31,
  rate: 0.08,
  minRows: 30,
  damping: 5,
  columnShare: 0.6,
  goal: 'probability',
};

/** What trees are grown from: `columns` numbers a row in `table`, and the right answer for each row. */
export type TrainingRows = {
  table: Float32Array;
  columns: number;
  labels: Float32Array;
  options: Partial<GrowOptions>;
};

/** Share of the rows that do not go beyond `reach`; the few that do are given up by mistake. */
const REACH_SHARE = 0.999;

/** Gradient boosting on histograms, the same result every time. */
export function growTrees({ table, columns, labels, options }: TrainingRows): Trees {
  const settings = { ...DEFAULTS, ...options };
  const count = labels.length;
  const edges = Array.from({ length: columns }, (_, column) =>
    edgesOf(table, columns, column, count),
  );
  const bins = toBins(table, columns, edges, count);
  const isProbability = settings.goal === 'probability';
  const base = startOf(labels, isProbability);
  const scores = new Float64Array(count).fill(base);
  const gradients = new Float64Array(count);
  const curvatures = new Float64Array(count);
  const trees: Trees = { base, roots: [], feature: [], value: [], left: [], right: [], reach: [] };
  const looks: Float64Array[] = [];
  const random = createRandom(7);
  const everything = Int32Array.from({ length: count }, (_, row) => row);

  for (let round = 0; round < settings.rounds; round += 1) {
    if (round % TREES_BETWEEN_LOOKS === 0) {
      looks.push(scores.slice());
    }
    for (let row = 0; row < count; row += 1) {
      const guess = isProbability ? 1 / (1 + Math.exp(-(scores[row] ?? 0))) : (scores[row] ?? 0);
      gradients[row] = guess - (labels[row] ?? 0);
      curvatures[row] = isProbability ? Math.max(1e-6, guess * (1 - guess)) : 1;
    }
    const chosen = Int32Array.from({ length: columns }, (_, column) => column).filter(
      () => random() < settings.columnShare,
    );
    growTree({
      bins,
      columns,
      edges,
      gradients,
      curvatures,
      scores,
      chosen,
      settings,
      trees,
      everything,
    });
  }
  trees.reach = looks.map((sofar) => mostGained(sofar, scores));
  return trees;
}

/** What all but one row in a thousand gained at most. */
function mostGained(before: Float64Array, after: Float64Array): number {
  const gains = after.map((score, row) => score - (before[row] ?? 0)).toSorted();
  return gains[Math.floor(gains.length * REACH_SHARE)] ?? 0;
}

type Growth = {
  /** Row by row, one byte for each feature. */
  bins: Uint8Array;
  columns: number;
  edges: Float32Array[];
  gradients: Float64Array;
  curvatures: Float64Array;
  scores: Float64Array;
  chosen: Int32Array;
  settings: GrowOptions;
  trees: Trees;
  /** The numbers of all rows. */
  everything: Int32Array;
};

/** Sums of each bin of each chosen feature: gradient, curvature and rows, one after the other. */
type Histogram = Float64Array;
type Leaf = { rows: Int32Array; node: number; sums: Histogram; split: Split | undefined };
type Split = { gain: number; column: number; bin: number };

/** Always splits the leaf that gains most, until there are enough leaves. */
function growTree(growth: Growth) {
  const { trees, settings, everything, edges } = growth;
  const addLeaf = (rows: Int32Array, sums: Histogram): Leaf => {
    const node = trees.feature.push(-1) - 1;
    trees.value.push(0);
    trees.left.push(0);
    trees.right.push(0);
    return { rows, node, sums, split: bestSplit(growth, rows.length, sums) };
  };
  const root = addLeaf(everything, sumUp(growth, everything));
  trees.roots.push(root.node);
  const leaves = [root];
  while (leaves.length < settings.leaves) {
    const next = leaves.reduce((best, leaf) =>
      (leaf.split?.gain ?? 0) > (best.split?.gain ?? 0) ? leaf : best,
    );
    if (!next.split) {
      break;
    }
    const { column, bin } = next.split;
    const [leftRows, rightRows] = splitRows(growth, next.rows, next.split);
    // Only the smaller side is added up; the other is what is left of the whole.
    const isLeftSmaller = leftRows.length < rightRows.length;
    const smaller = sumUp(growth, isLeftSmaller ? leftRows : rightRows);
    const larger = subtract(next.sums, smaller);
    const left = addLeaf(leftRows, isLeftSmaller ? smaller : larger);
    const right = addLeaf(rightRows, isLeftSmaller ? larger : smaller);
    trees.feature[next.node] = column;
    trees.value[next.node] = edges[column]?.[bin] ?? 0;
    trees.left[next.node] = left.node;
    trees.right[next.node] = right.node;
    leaves.splice(leaves.indexOf(next), 1, left, right);
  }
  for (const { rows, node } of leaves) {
    const value = leafValue(growth, rows);
    trees.value[node] = value;
    for (const row of rows) {
      growth.scores[row] = (growth.scores[row] ?? 0) + value;
    }
  }
}

function splitRows(
  { bins, columns }: Growth,
  rows: Int32Array,
  { column, bin }: Split,
): [left: Int32Array, right: Int32Array] {
  const left = new Int32Array(rows.length);
  const right = new Int32Array(rows.length);
  let lefts = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    if ((bins[row * columns + column] as number) <= bin) {
      left[lefts] = row;
      lefts += 1;
    } else {
      right[index - lefts] = row;
    }
  }
  return [left.subarray(0, lefts), right.subarray(0, rows.length - lefts)];
}

function subtract(whole: Histogram, part: Histogram): Histogram {
  const rest = new Float64Array(whole.length);
  for (let at = 0; at < whole.length; at += 1) {
    rest[at] = (whole[at] as number) - (part[at] as number);
  }
  return rest;
}

function leafValue({ gradients, curvatures, settings }: Growth, rows: Int32Array): number {
  let gradient = 0;
  let curvature = 0;
  for (const row of rows) {
    gradient += gradients[row] ?? 0;
    curvature += curvatures[row] ?? 0;
  }
  return (-settings.rate * gradient) / (curvature + settings.damping);
}

function sumUp({ bins, columns, gradients, curvatures, chosen }: Growth, rows: Int32Array) {
  const sums = new Float64Array(chosen.length * BINS * 3);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    const gradient = gradients[row] as number;
    const curvature = curvatures[row] as number;
    const first = row * columns;
    for (let at = 0; at < chosen.length; at += 1) {
      const place = (at * BINS + (bins[first + (chosen[at] as number)] as number)) * 3;
      (sums[place] as number) += gradient;
      (sums[place + 1] as number) += curvature;
      (sums[place + 2] as number) += 1;
    }
  }
  return sums;
}

function bestSplit({ chosen, settings, edges }: Growth, rows: number, sums: Histogram) {
  let best: Split | undefined;
  if (rows < settings.minRows * 2) {
    return best;
  }
  for (let at = 0; at < chosen.length; at += 1) {
    const column = chosen[at] ?? 0;
    const part = sums.subarray(at * BINS * 3, (at + 1) * BINS * 3);
    let all = 0;
    let allCurvature = 0;
    for (let place = 0; place < part.length; place += 3) {
      all += part[place] ?? 0;
      allCurvature += part[place + 1] ?? 0;
    }
    const whole = all ** 2 / (allCurvature + settings.damping);
    let gradient = 0;
    let curvature = 0;
    let seen = 0;
    for (let bin = 0; bin < (edges[column]?.length ?? 0); bin += 1) {
      gradient += part[bin * 3] ?? 0;
      curvature += part[bin * 3 + 1] ?? 0;
      seen += part[bin * 3 + 2] ?? 0;
      if (seen < settings.minRows || rows - seen < settings.minRows) {
        continue;
      }
      const gain =
        gradient ** 2 / (curvature + settings.damping) +
        (all - gradient) ** 2 / (allCurvature - curvature + settings.damping) -
        whole;
      if (gain > (best?.gain ?? 1e-3)) {
        best = { gain, column, bin };
      }
    }
  }
  return best;
}

function startOf(labels: Float32Array, isProbability: boolean): number {
  const mean = labels.reduce((sum, label) => sum + label, 0) / Math.max(1, labels.length);
  return isProbability ? Math.log(mean / Math.max(1e-9, 1 - mean)) : mean;
}
