import { expect, it } from 'vitest';
import { keepChoices, readChoices } from './list-choices';

it('[D-66] keeps what is chosen of each list by itself', () => {
  keepChoices('documents', { size: 20 });
  keepChoices('documents', { sort: 'name' });
  keepChoices('sets', { size: 50 });

  expect(readChoices('documents')).toEqual({ size: 20, sort: 'name' });
  expect(readChoices('sets')).toEqual({ size: 50 });
});

it.each(['{', '[]', '{"size":"20"}'])('takes %s in the storage for nothing', (damaged) => {
  localStorage.setItem('list:documents', damaged);

  expect(readChoices('documents')).toEqual({});
});
