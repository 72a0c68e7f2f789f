import { STUDY_MESSAGES, TITLE_MAX } from '@scholar/contract';
import { expect, it } from 'vitest';
import { readField, readOpened } from '../document-address';
import { findProblems } from './writing';

const FINE = { title: 'Osmosis', field: 'Biology', content: 'Water moves.' };

it.each([
  [FINE, {}],
  [{ ...FINE, title: ' ' }, { title: STUDY_MESSAGES.title }],
  [{ ...FINE, title: 'x'.repeat(TITLE_MAX + 1) }, { title: STUDY_MESSAGES.titleTooLong }],
  [{ ...FINE, field: '' }, { field: STUDY_MESSAGES.field }],
  [
    { title: '', field: 'All Fields', content: '\n' },
    {
      title: STUDY_MESSAGES.title,
      field: STUDY_MESSAGES.field,
      content: STUDY_MESSAGES.content,
    },
  ],
])('finds the parts of %j that the server refuses', (writing, problems) => {
  expect(findProblems(writing)).toEqual(problems);
});

it.each([
  ['document=12', 12],
  ['document=new', 'new'],
  ['document=0', undefined],
  ['document=01', undefined],
  ['document=2147483648', undefined],
  ['document=NEW', undefined],
  ['', undefined],
])('reads which document %j opens', (search, opened) => {
  expect(readOpened(new URLSearchParams(search))).toBe(opened);
});

it.each([
  ['field=biology', 'Biology'],
  ['field=Alchemy', ''],
  ['', ''],
])('reads the field that %j keeps to', (search, field) => {
  expect(readField(new URLSearchParams(search))).toBe(field);
});
