import { describe, expect, it } from 'vitest';
import { scoreLinear } from '../src/learning/linear';
import { createScorer } from '../src/learning/trees';
import { fitLinear } from './fit-linear';
import { growTrees } from './grow-trees';
import { balance, formsOf, rougeL, rougeN, wordsOf } from './measures';
import { principalAxes, project } from './principal-axes';
import { createRandom } from './random';

describe('learning', () => {
  const random = createRandom(1);
  const columns = 4;
  const table = Float32Array.from({ length: 2_000 * columns }, () => random());
  const labels = Float32Array.from({ length: 2_000 }, (_, row) =>
    (table[row * columns] ?? 0) > 0.5 !== (table[row * columns + 1] ?? 0) > 0.5 ? 1 : 0,
  );
  const options = { rounds: 60, leaves: 8, columnShare: 1 };
  const rows = { table, columns, labels, options };

  it('finds by trees what no line can tell apart', () => {
    const score = createScorer(growTrees(rows));

    const right = labels.filter((label, row) => score(table, row * columns) > 0 === (label === 1));

    expect(right.length / labels.length).toBeGreaterThan(0.97);
  });

  it('gives a row up only where it cannot reach what is asked for', () => {
    const score = createScorer(growTrees(rows));
    const all = Array.from(labels, (_, row) => score(table, row * columns));
    const best = Math.max(...all);

    const asked = all.map((_, row) => score(table, row * columns, best));

    expect(Math.max(...asked)).toBe(best);
    expect(asked.filter((each) => each === -Infinity).length).toBeGreaterThan(labels.length / 3);
    expect(all.map((_, row) => score(table, row * columns, -Infinity))).toEqual(all);
  });

  it('gives the same trees every time', () => {
    const grow = () => growTrees({ ...rows, options: { ...options, columnShare: 0.5 } });

    expect(grow()).toEqual(grow());
  });

  it('finds a line between two kinds of rows', () => {
    const sparse = Array.from({ length: 500 }, (_, row) => ({
      places: [row % 2, 2],
      values: [1, 1],
    }));

    const learnt = fitLinear(
      sparse,
      sparse.map((_, row) => row % 2),
      3,
    );

    expect(scoreLinear(learnt, { places: [1, 2], values: [1, 1] })).toBeGreaterThan(1);
    expect(scoreLinear(learnt, { places: [0, 2], values: [1, 1] })).toBeLessThan(-1);
  });

  it('finds the direction in which rows differ most', () => {
    const cloud = Array.from({ length: 200 }, () => {
      const along = random() - 0.5;
      return [along, along, (random() - 0.5) / 100];
    });

    const axes = principalAxes(cloud, 1);

    const [x = 0, y = 0, z = 0] = axes.axes[0] ?? [];
    expect(Math.abs(x)).toBeCloseTo(Math.SQRT1_2, 1);
    expect(y).toBeCloseTo(x, 1);
    expect(z).toBeCloseTo(0, 1);
    expect(project([...axes.mean], axes)[0]).toBeCloseTo(0);
  });
});

describe('measures', () => {
  it('agree with worked examples of ROUGE', () => {
    const found = wordsOf('the cat sat on the mat');
    const wanted = wordsOf('the cat was on the mat');

    expect(rougeN(found, wanted, 1)).toBeCloseTo(5 / 6);
    expect(rougeN(found, wanted, 2)).toBeCloseTo(3 / 5);
    expect(rougeL(found, wanted)).toBeCloseTo(5 / 6);
    expect(rougeN([], wanted, 1)).toBe(0);
    expect(balance(1, 2, 2)).toBe(0.5);
  });

  it.each([
    ['Cell walls', 'cell wall'],
    ['adenosine triphosphate (ATP)', 'atp'],
    ['the Enlightenment', 'enlightenment'],
    ['electron-pair geometry', 'electronpairgeometry'],
  ])('%s can be written %s', (term, form) => {
    expect(formsOf(term)).toContain(form);
  });
});
