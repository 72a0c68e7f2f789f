import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSAGES } from './passages';
import { readStamp } from './stamps';
import { createModelTrainer } from './train-models';

describe('training', () => {
  let folder: string;
  const told: string[] = [];
  const trainModels = createModelTrainer(PASSAGES, (line) => told.push(line));
  const withoutCanals = () =>
    trainModels(['sentences', 'pairs'], folder, ({ book }) => book !== 'The Canal Age');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'scholar-models-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says in each model which books it has seen', () => {
    withoutCanals();

    const { books } = readStamp(folder, 'sentences');
    expect(Object.keys(books)).toEqual(['Soil', 'Small Programs']);
    expect(told.map((line) => line.replace(/\d+/, 'n'))).toEqual([
      'sentences: n s of processor time',
      'pairs: n s of processor time',
    ]);
  });

  it('leaves alone what has seen the same books with the same code', () => {
    told.length = 0;

    withoutCanals();

    expect(told).toEqual(['sentences: up to date', 'pairs: up to date']);
  });

  it('learns anew from other books', () => {
    told.length = 0;

    trainModels(['sentences'], folder, () => true);

    expect(told).not.toContain('sentences: up to date');
    expect(Object.keys(readStamp(folder, 'sentences').books)).toContain('The Canal Age');
  });
});
