import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import * as contract from '../index';
import { MARKS_MAX } from './text';

const OVER_LONG = 'x'.repeat(4 * contract.DOCUMENT_MAX_BYTES + 1);
/** Whatever else comes in has to be one of these. */
const TEXTLESS = new Set(['enum', 'literal', 'number', 'boolean', 'null', 'transform']);
const marked = (marks: number) => `a${'\u0301'.repeat(marks)}`;

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];
type Field = { name: string; schema: Schema };

/** Every call of the contract, whichever file it stands in. */
const ENDPOINTS = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, endpoints]) => Object.values(endpoints as Record<string, contract.Endpoint>));

const TEXT_FIELDS = ENDPOINTS.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? textsIn(schema, `${method} ${path} ${part}`) : [],
  ),
);

/** The texts of a schema. A kind that nobody thought of here fails, so that none is passed over. */
function textsIn(schema: Schema, name: string): Field[] {
  const def = (schema as z.ZodMiniType).def as Definition;
  if (def.type === 'string') {
    return [{ name, schema }];
  }
  return partsOf(def, name).flatMap((part) => textsIn(part.schema, part.name));
}

function partsOf(def: Definition, name: string): Field[] {
  const wrapped = 'innerType' in def ? def.innerType : undefined;
  if (wrapped) {
    return [{ name, schema: wrapped }];
  }
  if (def.type === 'object') {
    return Object.entries(def.shape).map(([key, schema]) => ({ name: `${name}.${key}`, schema }));
  }
  if (def.type === 'array') {
    return [{ name: `${name}[]`, schema: def.element }];
  }
  if (def.type === 'pipe') {
    return [def.in, def.out].map((schema) => ({ name, schema }));
  }
  if (def.type === 'union') {
    return def.options.map((schema, at) => ({ name: `${name}|${at}`, schema }));
  }
  if (TEXTLESS.has(def.type)) {
    return [];
  }
  throw new Error(`${name}: nobody has said whether a ${def.type} holds texts`);
}

afterEach(() => vi.restoreAllMocks());

describe('every text of every call', () => {
  it('is found', () => {
    expect(ENDPOINTS.length).toBeGreaterThan(50);
    expect(TEXT_FIELDS.length).toBeGreaterThan(60);
  });

  it.each(TEXT_FIELDS)(
    '[D-73] is refused before it is put in order when it is far too long: $name',
    ({ schema }) => {
      const normalize = vi.spyOn(String.prototype, 'normalize');

      const { success } = z.safeParse(schema, OVER_LONG);

      expect(success).toBe(false);
      expect(normalize).not.toHaveBeenCalled();
    },
  );

  it.each(TEXT_FIELDS)('[B-77] has at most 30 marks on a letter: $name', ({ schema }) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');

    const { success } = z.safeParse(schema, marked(MARKS_MAX + 1));

    expect(success).toBe(false);
    expect(normalize).not.toHaveBeenCalled();
  });
});
