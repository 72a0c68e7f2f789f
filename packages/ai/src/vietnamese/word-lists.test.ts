import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS } from '@scholar/contract';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createModels } from '../models';
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
  const words = readWordList(list);

  it('says in its first line what it is for', () => {
    const [first = ''] = readFileSync(join(FOLDER, `${list}.txt`), 'utf8').split('\n');

    expect(first).toMatch(/^# \p{Lu}.{20,}/u);
  });

  it('has words, each once, in composed small letters and without signs', () => {
    expect(words.length).toBeGreaterThan(0);
    expect(words).toEqual([...new Set(words)]);
    expect(words).toEqual(words.map((word) => word.normalize('NFC').toLowerCase()));
    expect(words.filter((word) => !/^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u.test(word))).toEqual(
      [],
    );
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
  return createFieldDetector({})(readDocument(text, 'vi').tokens);
}
