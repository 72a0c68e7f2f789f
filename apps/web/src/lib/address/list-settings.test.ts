import { expect, it } from 'vitest';
import { keepListSettings, readListSettings } from './list-settings';

it('[D-66] keeps what is chosen of each list by itself', () => {
  keepListSettings('documents', { size: 20 });
  keepListSettings('documents', { sort: 'name' });
  keepListSettings('sets', { size: 50 });

  expect(readListSettings('documents')).toEqual({ size: 20, sort: 'name' });
  expect(readListSettings('sets')).toEqual({ size: 50 });
});

it.each(['{', '[]', '{"size":"20"}'])('takes %s in the storage for nothing', (damaged) => {
  localStorage.setItem('list:documents', damaged);

  expect(readListSettings('documents')).toEqual({});
});
