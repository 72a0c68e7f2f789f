import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS } from '@scholar/contract';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createModels } from '../models';
import { foldWord } from '../reading/fold-word';
import { readDocument } from '../reading/read-document';
import { EXAMPLES, FIELD_EXAMPLES } from './testing/list-examples';
import { readWordList } from './word-lists';

const FOLDER = join(import.meta.dirname, 'lists');
const models = createModels(join(import.meta.dirname, '..', '..', 'models'));
const filesIn = (folder: string) =>
  readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => join(folder, file.slice(0, -'.txt'.length)));
const LISTS = [...filesIn('.'), ...filesIn('verbs')];
const FIELD_LISTS = filesIn('fields');

describe.each([...LISTS, ...FIELD_LISTS])('the list %s', (list) => {
  const lines = readFileSync(join(FOLDER, `${list}.txt`), 'utf8').split('\n');

  it('says in its first line what it is for', () => {
    expect(lines[0]).toMatch(/^# \p{Lu}.{20,}/u);
  });

  it('has words, one a line, each as texts are read', () => {
    expect(readWordList(list).length).toBeGreaterThan(0);
    expect(problemsIn(lines)).toEqual([]);
  });
});

describe('a wrong line is told', () => {
  it.each([
    ['bên', []],
    ['Bên', ["line 2: 'Bên' has capitals, write 'bên'"]],
    ['toà án', ["line 2: 'toà án' has its tone in another place here, write 'tòa án'"]],
    ['bên'.normalize('NFD'), ["line 2: 'bên' has its accents apart, type it anew"]],
    [
      'bên, cạnh',
      ["line 2: 'bên, cạnh' has signs, only letters, single spaces and hyphens are read"],
    ],
    [
      'bên  cạnh',
      ["line 2: 'bên  cạnh' has signs, only letters, single spaces and hyphens are read"],
    ],
    ['trên', ["line 2: 'trên' stands in line 1 already"]],
  ])('%s', (word, problems) => {
    expect(problemsIn(['trên', word, '# a remark', ''])).toEqual(problems);
  });
});

describe('without its words, a text is read differently:', () => {
  afterEach(emptyNothing);
  afterAll(emptyNothing);

  it('there is an example for each list', () => {
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(LISTS.toSorted());
    expect(Object.keys(FIELD_EXAMPLES).toSorted()).toEqual(
      FIELDS.filter((field) => field !== 'Other').toSorted(),
    );
    expect(FIELD_LISTS).toHaveLength(FIELDS.length - 1);
  });

  it.each(Object.entries(EXAMPLES))('%s', async (list, text) => {
    const whole = await cardsOf(text);
    empty(list);

    expect(await cardsOf(text)).not.toEqual(whole);
  });

  it.each(Object.entries(FIELD_EXAMPLES))('the field %s', async (field, text) => {
    const whole = await fieldOf(text);
    empty(`fields/${field.toLowerCase().replace(' ', '-')}`);

    expect(whole).toBe(field);
    expect(await fieldOf(text)).not.toBe(field);
  });
});

/** What is wrong with a word, for somebody who speaks Vietnamese and reads no code. */
function problemOf(word: string): string | undefined {
  const folded = word.split(' ').map(foldWord).join(' ');
  if (word !== word.normalize('NFC')) {
    return 'has its accents apart, type it anew';
  }
  if (word !== word.toLowerCase()) {
    return `has capitals, write '${word.toLowerCase()}'`;
  }
  if (!/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u.test(word)) {
    return 'has signs, only letters, single spaces and hyphens are read';
  }
  return word === folded ? undefined : `has its tone in another place here, write '${folded}'`;
}

function problemsIn(lines: readonly string[]): string[] {
  const words = lines.map((line) => line.trim());
  return words.flatMap((word, index) => {
    if (word === '' || word.startsWith('#')) {
      return [];
    }
    const first = words.indexOf(word);
    const problem = first < index ? `stands in line ${first + 1} already` : problemOf(word);
    return problem ? [`line ${index + 1}: '${word.normalize('NFC')}' ${problem}`] : [];
  });
}

/** From the next import on that list has no words. */
function empty(list: string): void {
  vi.resetModules();
  vi.doMock(import('node:fs'), async (importOriginal) => {
    const real = await importOriginal();
    const readFile = (path: string, encoding: 'utf8') =>
      path.endsWith(`/${list}.txt`) ? '' : real.readFileSync(path, encoding);
    return { ...real, readFileSync: readFile as typeof real.readFileSync };
  });
}

function emptyNothing(): void {
  vi.doUnmock('node:fs');
  vi.resetModules();
}

async function cardsOf(text: string) {
  const { draftCards } = await import('../cards/make-cards');
  const drafts = draftCards(readDocument(text, 'vi'), { count: 30, models });
  return drafts.map(({ card, signs }) => [card.term, card.definition, signs]);
}

async function fieldOf(text: string) {
  const { createFieldDetector } = await import('../field/detect-field');
  return createFieldDetector()(readDocument(text, 'vi').tokens);
}
