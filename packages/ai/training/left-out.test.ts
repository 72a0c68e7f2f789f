import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeftOutEngines, folderNameOf } from './left-out';
import { reportModels } from './model-report';
import { PASSAGES } from './passages';
import { readStamp, stampBooks } from './stamps';
import { TRAINED_MODELS } from './trainers';

describe('books left out in turn', () => {
  const books = stampBooks(PASSAGES);
  const names = Object.keys(books);
  let folder: string;
  let engineFor: ReturnType<typeof createLeftOutEngines>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'scholar-models-'));
    engineFor = createLeftOutEngines(PASSAGES, { folder, tell: () => undefined });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(names)('%s is measured by models that have seen all others', (left) => {
    const seen = TRAINED_MODELS.map((name) =>
      Object.keys(readStamp(join(folder, folderNameOf(left)), name).books),
    );

    expect(seen).toEqual(TRAINED_MODELS.map(() => names.filter((book) => book !== left)));
  });

  it('have an engine each', () => {
    expect(new Set(names.map((book) => engineFor(book))).size).toBe(names.length);
    expect(() => engineFor('A Book Nobody Knows')).toThrow('No models leave');
  });

  it('are reported: what a model has seen, what reads differently now, what it has not seen', () => {
    const modelsDir = join(folder, folderNameOf('The Canal Age'));

    const report = reportModels(modelsDir, { ...books, Soil: 'other', 'New Book': 'new' });

    const pairs = report.split('\n').find((line) => line.startsWith('| pairs '));
    expect(pairs).toContain('| as now |');
    expect(pairs).toContain('| Soil (differs in this data), Small Programs |');
    expect(pairs).toContain('| The Canal Age, New Book |');
  });
});
