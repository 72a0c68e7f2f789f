import { expect, it } from 'vitest';
import { endSentence } from './end-sentence';

it.each([
  ['The correct answer is osmosis', 'The correct answer is osmosis.'],
  ['The correct answer is What is osmosis?', 'The correct answer is What is osmosis?'],
  ['The correct answer is Stop!', 'The correct answer is Stop!'],
  ['The correct answer is A cell.', 'The correct answer is A cell.'],
  ['The correct answer is “Why?”', 'The correct answer is “Why?”'],
  ['The correct answer is and so on…', 'The correct answer is and so on…'],
  ['The correct answer is f(x)', 'The correct answer is f(x).'],
])('ends %j as %j', (sentence, ended) => {
  expect(endSentence(sentence)).toBe(ended);
});
