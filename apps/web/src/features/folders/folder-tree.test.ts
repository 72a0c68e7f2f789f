import { expect, it } from 'vitest';
import { aFolder } from '../../testing/folders';
import { pathOf, readFolder, toTree } from './folder-tree';

const FOLDERS = [
  aFolder({ folderId: 3, name: 'Art', parentId: 2 }),
  aFolder({ folderId: 1, name: 'Biology' }),
  aFolder({ folderId: 4, name: 'Cells', parentId: 1 }),
  aFolder({ folderId: 2, name: 'History' }),
];
const join = ({ parent, name }: { parent: string; name: string }) => `${parent} / ${name}`;

it('puts folders behind the one they lie in', () => {
  expect(toTree(FOLDERS).map(({ name }) => name)).toEqual(['Biology', 'Cells', 'History', 'Art']);
});

it('names a folder with the one around it', () => {
  expect(pathOf(FOLDERS, 4, join)).toBe('Biology / Cells');
  expect(pathOf(FOLDERS, 1, join)).toBe('Biology');
  expect(pathOf(FOLDERS, undefined, join)).toBeUndefined();
  expect(pathOf(FOLDERS, 9, join)).toBeUndefined();
});

it.each([
  ['', undefined],
  ['folder=0', 0],
  ['folder=12', 12],
  ['folder=x', undefined],
  ['folder=-1', undefined],
])('reads ?%s as %s', (query, folder) => {
  expect(readFolder(new URLSearchParams(query))).toBe(folder);
});
