import { expect, it } from 'vitest';
import {
  forgetDocument,
  forgetSet,
  readLastOpened,
  rememberDocument,
  rememberSet,
} from './continue';

it('[D-31] remembers the last set and the last document of each student', () => {
  rememberSet(7, { quizId: 1, title: 'Cells' });
  rememberDocument(7, { documentId: 5, title: 'Membranes' });
  rememberSet(7, { quizId: 2, title: 'Ions' });
  rememberSet(8, { quizId: 3, title: 'War' });

  expect(readLastOpened(7)).toEqual({
    set: { quizId: 2, title: 'Ions' },
    document: { documentId: 5, title: 'Membranes' },
  });
  expect(JSON.parse(localStorage.getItem('continue:8') ?? '')).toEqual({
    set: { quizId: 3, title: 'War' },
  });
});

it('forgets a set that is gone, and only that one', () => {
  rememberSet(7, { quizId: 2, title: 'Ions' });
  rememberDocument(7, { documentId: 5, title: 'Membranes' });

  forgetSet(7, 99);
  expect(readLastOpened(7).set?.quizId).toBe(2);

  forgetSet(7, 2);
  expect(readLastOpened(7)).toEqual({ document: { documentId: 5, title: 'Membranes' } });
});

it('forgets a document that is gone, and only that one', () => {
  rememberSet(7, { quizId: 2, title: 'Ions' });
  rememberDocument(7, { documentId: 5, title: 'Membranes' });

  forgetDocument(7, 99);
  expect(readLastOpened(7).document?.documentId).toBe(5);

  forgetDocument(7, 5);
  expect(readLastOpened(7)).toEqual({ set: { quizId: 2, title: 'Ions' } });
});

it.each(['{', '[]', '{"set":{"quizId":"2"}}'])('takes the damaged %s for nothing', (stored) => {
  localStorage.setItem('continue:7', stored);

  expect(readLastOpened(7)).toEqual({});
});
