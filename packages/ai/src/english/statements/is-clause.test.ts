import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createModels } from '../../models';
import { isClause } from './is-clause';

const tag = createModels(join(import.meta.dirname, '..', '..', '..', 'models')).tagger();

it.each([
  'Take marketing actions to reach buyers',
  'Uses existing cases of the health outcome',
  'Contains an anamorphic image of the skull',
  'Natural systems evolve toward more uniform states',
])('%s is something that is done', (words) => {
  expect(isClause(tag(words))).toBe(true);
});

it.each([
  'Increased sodium excretion',
  'Dilution of serum sodium',
  'Grouping of potential buyers',
  'Head-to-head positioning',
  'Declaration of the Rights of Man',
  'Two types of compensatory damages',
])('%s is a name', (words) => {
  expect(isClause(tag(words))).toBe(false);
});
