import { flashcardEndpoints, setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeIssue, REQUEST_PARSING } from './describe-issue';

const card = { question: 'What is a cell?', answer: 'The unit of life.' };
const invalid = 'Invalid request.';

function describeBody(
  schema: typeof flashcardEndpoints.addBulk.body | typeof setEndpoints.create.body,
  body: unknown,
) {
  return describeIssue(schema.safeParse(body, REQUEST_PARSING).error?.issues[0], 'body');
}

it.each([
  [
    'an item with an empty question',
    [card, { ...card, question: ' ' }],
    `flashcardList[1]: ${STUDY_MESSAGES.question}`,
  ],
  ['an item that is no card', [card, card, null], `flashcardList[2]: ${STUDY_MESSAGES.card}`],
  [
    'a field that an item does not have',
    [{ ...card, userId: 1 }],
    `flashcardList[0]: ${invalid} Unknown field: userId.`,
  ],
  [
    'a source that is none',
    [{ ...card, source: { quote: '' } }],
    `flashcardList[0]: ${STUDY_MESSAGES.source}`,
  ],
  [
    'a kind that is none',
    [{ ...card, kind: 'quiz' }],
    `flashcardList[0]: ${STUDY_MESSAGES.cardKind}`,
  ],
  ['a list that is none', {}, STUDY_MESSAGES.cardList],
])('[B-95] names %s', (_, flashcardList, message) => {
  expect(describeBody(flashcardEndpoints.addBulk.body, { flashcardList })).toBe(message);
});

it.each([
  ['ids among which one is none', [5, 7, '6'], `flashcardList[2]: ${STUDY_MESSAGES.id}`],
  ['ids with a card among them', [5, card], `flashcardList[1]: ${STUDY_MESSAGES.id}`],
  ['cards with an id among them', [card, 5], `flashcardList[1]: ${STUDY_MESSAGES.card}`],
  ['neither ids nor cards', [null], STUDY_MESSAGES.cardList],
  ['an empty list', [], STUDY_MESSAGES.cardList],
  ['no list at all', undefined, STUDY_MESSAGES.cardList],
])('[B-104] tells what is wrong with %s', (_, flashcardList, message) => {
  expect(describeBody(setEndpoints.create.body, { title: 'Cells', flashcardList })).toBe(message);
});

it('names the field where there is no sentence for it', () => {
  const query = { flashcardId: ['1', '2'] };
  const { error } = setEndpoints.removeCard.query.safeParse(query, REQUEST_PARSING);

  expect(describeIssue(error?.issues[0], 'query')).toBe(`${invalid} Check: flashcardId.`);
});

it('is not taken in by a library that gives zod a language', () => {
  const { localeError } = z.config();
  z.config(z.locales.en());

  expect(describeBody(flashcardEndpoints.addBulk.body, undefined)).toBe(`${invalid} Check: body.`);
  z.config({ localeError });
});

it('names the part of the request that is missing', () => {
  expect(describeBody(flashcardEndpoints.addBulk.body, undefined)).toBe(`${invalid} Check: body.`);
});
