import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorableText, parseStrictJson } from './strict-json';

const encode = (text: string) => new TextEncoder().encode(text);
const parseText = (text: string) => parseStrictJson(encode(text));
const refusal = new AppError('invalid_input', MESSAGES.invalidRequest);

const storableText = fc.string({ unit: 'grapheme' }).filter(isStorableText);
const harmlessKey = storableText.filter(
  (key) => !['__proto__', 'constructor', 'prototype'].includes(key),
);
const { value: jsonValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    storableText,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(harmlessKey, tie('value'), { maxKeys: 4 }),
  ),
}));
const spaces = fc.string({ unit: fc.constantFrom(' ', '\n', '\r', '\t'), maxLength: 3 });

describe('valid JSON', () => {
  it('reads whatever JSON.parse reads, to the same value', () => {
    fc.assert(
      fc.property(jsonValue, fc.constantFrom(0, 2), spaces, (value, indent, around) => {
        const text = around + JSON.stringify(value, null, indent) + around;

        expect(parseText(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('never reads anything else than JSON.parse does', () => {
    const almostJson = fc.string({ unit: fc.constantFrom(...'{}[]":,\\ 01eau-tn') });
    fc.assert(
      fc.property(almostJson, (text) => {
        const strict = attempt(() => parseText(text));

        expect(['refused', attempt(() => JSON.parse(text))]).toContainEqual(strict);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['{"a":{"a":1},"b":{"a":2}}', { a: { a: 1 }, b: { a: 2 } }],
    ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
    ['{"a":"b","b":"a"}', { a: 'b', b: 'a' }],
    ['{"text":"{\\"text\\": [[["}', { text: '{"text": [[[' }],
    ['{"path":"C:\\\\","path2":1}', { path: 'C:\\', path2: 1 }],
    ['"\\ud83d\\ude00"', '😀'],
    ['{"constructors":1,"proto":2}', { constructors: 1, proto: 2 }],
  ])('reads %s', (text, value) => {
    expect(parseText(text)).toEqual(value);
  });
});

describe('refused', () => {
  it.each([
    ['[B-13] nothing', ''],
    ['[B-13] a trailing comma', '{"a":1,}'],
    ['[B-13] NaN', '{"a":NaN}'],
    ['[B-13] Infinity', '{"a":Infinity}'],
    ['[B-13] a byte order mark', '\uFEFF{"a":1}'],
    ['[B-13] a comment', '{"a":1/* one */}'],
    ['[B-13] single quotes', "{'a':1}"],
    ['[B-13] a half string', '{"a":"b'],
    ['[B-13] a half string that ends in a backslash', '{"a":"b\\'],
    ['[B-13] a key in a list', '["a":1]'],
    ['[B-13] a key outside of anything', '"a":1'],
    ['[B-13] more after the end', '{"a":1}{"a":1}'],
    ['[B-15] a key twice', '{"email":"a","email":"b"}'],
    ['[B-15] a key twice in two spellings', '{"email":"a","\\u0065mail":"b"}'],
    ['[B-15] a key twice with space before the colon', '{"email":"a","email" \n:"b"}'],
    ['[B-15] a key twice, deep inside', '[{"x":{"email":"a","b":[],"email":"b"}}]'],
    ['[B-17] __proto__', '{"__proto__":{"polluted":true}}'],
    ['[B-17] __proto__ in another spelling', '{"__pr\\u006fto__":{"polluted":true}}'],
    ['[B-17] constructor.prototype', '{"constructor":{"prototype":{"polluted":true}}}'],
    ['[B-19] a lone high surrogate', '{"a":"\\ud800"}'],
    ['[B-19] a lone low surrogate', '{"a":"x\\udc00y"}'],
    ['[B-19] a lone surrogate in a key', '{"\\ud800":1}'],
    ['[B-20] NUL', '{"a":"x\\u0000y"}'],
    ['[B-20] NUL in a key', '{"x\\u0000":1}'],
    ['[B-20] NUL in a list in a list', '[["\\u0000"]]'],
  ])('%s', (_, text) => {
    expect(() => parseText(text)).toThrow(refusal);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  it('[B-15] any key that stands twice, wherever it stands', () => {
    const objects = fc.dictionary(harmlessKey, jsonValue, { minKeys: 1, maxKeys: 5 });
    fc.assert(
      fc.property(objects, jsonValue, fc.nat(), (object, other, pick) => {
        const members = Object.entries(object).map(
          ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
        );
        const [again] = Object.keys(object).slice(pick % members.length);
        const twice = [...members, `${JSON.stringify(again)}:${JSON.stringify(other)}`];

        expect(() => parseText(`[{${twice.join(',')}}]`)).toThrow(refusal);
      }),
    );
  });

  it.each([
    ['an overlong sequence', [0xc0, 0xaf]],
    ['a stray continuation', [0x80]],
    ['a cut sequence', [0xe1, 0xbb]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['Latin-1', [0xe9]],
  ])('[B-18] bytes that are not UTF-8: %s', (_, bytes) => {
    const body = Buffer.concat([encode('{"name":"'), Buffer.from(bytes), encode('"}')]);

    expect(() => parseStrictJson(body)).toThrow(refusal);
  });

  it('[B-18] any bytes that are not UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        fc.pre(!Buffer.from(Buffer.from(bytes).toString('utf8')).equals(Buffer.from(bytes)));

        expect(() => parseStrictJson(bytes)).toThrow(refusal);
      }),
    );
  });
});

describe('many values', () => {
  const list = (length: number) => `[${'1,'.repeat(length - 1)}1]`;

  it('are read up to 50 001', () => {
    expect(parseText(list(50_001))).toHaveLength(50_001);
    expect(() => parseText(list(50_002))).toThrow(refusal);
  });

  it.each([
    ['numbers', list(2_000_000)],
    ['texts', `[${'"",'.repeat(1_300_000)}""]`],
    ['lists', `[${'[],'.repeat(1_300_000)}1]`],
    ['objects', `[${'{"a":1},'.repeat(500_000)}1]`],
    ['keys', `{${Array.from({ length: 330_000 }, (_, at) => `"k${at}":1`).join(',')}}`],
  ])('[L-21] are refused before 4 MB of %s cost anything', (_, text) => {
    const body = encode(text);
    const started = process.cpuUsage();

    expect(() => parseStrictJson(body)).toThrow(refusal);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
  });

  it.each([
    ['a key', `{"a"${' '.repeat(4_000_000)}:1}`],
    ['nothing', `{${' '.repeat(4_000_000)}}`],
  ])('[L-21] may have 4 MB of space after %s', (_, text) => {
    const body = encode(text);
    const started = process.cpuUsage();

    parseStrictJson(body);

    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
  });
});

describe('nesting', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const nestedObjects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

  it.each([nested, nestedObjects])('[B-16] may be 20 deep and no deeper', (make) => {
    expect(parseText(make(20))).toEqual(JSON.parse(make(20)));
    expect(() => parseText(make(21))).toThrow(refusal);
  });

  it('[B-16] is refused before 200 000 levels cost anything', () => {
    const started = process.cpuUsage();

    expect(() => parseText(nestedObjects(200_000))).toThrow(refusal);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5_000);
  });

  it('counts open brackets, not brackets: many side by side are fine', () => {
    const text = `[${Array(1_000).fill('[{}]').join(',')}]`;

    expect(parseText(text)).toEqual(JSON.parse(text));
  });
});

function attempt(work: () => unknown): unknown {
  try {
    return { read: work() };
  } catch (error) {
    return error instanceof AppError && error.code === 'invalid_input' ? 'refused' : error;
  }
}
