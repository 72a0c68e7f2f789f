import { STUDY_MESSAGES } from '@scholar/contract';
import { expect, it } from 'vitest';
import { findCardProblems } from './card-problems';

it.each([
  { text: { question: ' ', answer: 'a' }, problems: { question: STUDY_MESSAGES.question } },
  { text: { question: 'q', answer: '' }, problems: { answer: STUDY_MESSAGES.answer } },
  { text: { question: 'q', answer: 'a' }, problems: {} },
  {
    text: { question: 'q', answer: 'a'.repeat(10_001) },
    problems: { answer: STUDY_MESSAGES.answerTooLong },
  },
])('[B-100] finds $problems in a card', ({ text, problems }) => {
  expect(findCardProblems(text)).toEqual(problems);
});
