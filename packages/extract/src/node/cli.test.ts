import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scholar-extract-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('extract on the command line', () => {
  it('prints the text and nothing else', () => {
    expect(run('notes.TXT', 'Tế bào\r\nlà đơn vị.')).toEqual({
      status: 0,
      stdout: 'Tế bào\nlà đơn vị.\n',
      stderr: '',
    });
  });

  it('prints as JSON what stands out', () => {
    const { stdout } = start(
      write('page.doc', '<html><h1>Cells</h1><p>A <b>cell</b>.</p>'),
      '--json',
    );

    expect(JSON.parse(stdout)).toEqual({
      text: 'Cells\n\nA cell.',
      headings: ['Cells'],
      emphasis: ['cell'],
      pairs: [],
      cards: [],
      media: [],
      tags: [],
      reviews: 0,
      skipped: [],
      pages: 0,
      recognisedPages: [],
      emptyPages: [],
      picturePages: [],
    });
  });

  it('prints the cards of a table, and the pairs of a text, in the same form', () => {
    const table = start(write('words.csv', 'term,definition,tag\ncell,unit,bio\n'), '--json');
    const text = start(write('words.txt', 'cell\tunit\ncore\tmiddle'), '--json');

    expect(JSON.parse(table.stdout)).toMatchObject({
      text: 'cell\tunit',
      pairs: [{ question: 'cell', answer: 'unit', tags: ['bio'] }],
      tags: ['bio'],
    });
    expect(JSON.parse(text.stdout)).toMatchObject({
      pairs: [
        { question: 'cell', answer: 'unit' },
        { question: 'core', answer: 'middle' },
      ],
    });
  });

  it.each([
    ['a type it does not read', 'notes.wpd', 'x', /^Unsupported file type\. .*\(unsupported\)\n$/],
    ['an empty file', 'empty.doc', '', /^This file is empty\. \(empty\)\n$/],
    [
      'a damaged file',
      'bad.docx',
      'PK\x03\x04 and no more',
      /^This file is damaged.*\(corrupt\)\n$/,
    ],
  ])('says in one line that it failed: %s', (_, name, content, line) => {
    const { status, stdout, stderr } = run(name, content);

    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(line);
  });

  it('refuses a large file without reading it', () => {
    const file = join(folder, 'large.txt');
    writeFileSync(file, '');
    truncateSync(file, 300_000_000);

    expect(start(file).stderr).toMatch(/^This file is too large.*\(too_large\)\n$/);
  });

  it('says that a file is not there, and how it is used', () => {
    expect(start(join(folder, 'nope.txt')).stderr).toMatch(/^ENOENT.*\n$/);
    expect(start()).toMatchObject({
      status: 1,
      stderr: 'Usage: npm run -s extract -- FILE [--json]\n',
    });
  });
});

function run(name: string, content: string) {
  return start(write(name, content));
}

function write(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function start(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', CLI, ...words],
    { encoding: 'utf8', timeout: 60_000 },
  );
  return { status, stdout, stderr };
}
