import { describe, expect, it } from 'vitest';
import { createCodeMaker } from './code-maker';
import { createKeyedHash } from './secrets';

const hash = createKeyedHash('a secret for tests', 'codes');

describe('a code', () => {
  it.each([
    [0, '000000'],
    [7, '000007'],
    [42_000, '042000'],
    [999_999, '999999'],
  ])('[A-01] is the drawn number %i with its leading zeros: %s', (drawn, code) => {
    const { make } = createCodeMaker({ hash, random: () => drawn });

    expect(make()).toBe(code);
  });

  it('[A-01] is drawn once, evenly, from all 1,000,000', () => {
    const draws: number[] = [];
    const { make } = createCodeMaker({
      hash,
      random(below) {
        draws.push(below);
        return 0;
      },
    });

    make();

    expect(draws).toEqual([1_000_000]);
  });

  it('[A-01] has every digit in every place equally often when the numbers are drawn evenly', () => {
    let n = 0;
    const drawEvenly = () => {
      const drawn = n * 100 + (n % 100);
      n += 1;
      return drawn;
    };
    const { make } = createCodeMaker({ hash, random: drawEvenly });
    const codes = Array.from({ length: 10_000 }, () => make());

    const counts = [0, 1, 2, 3, 4, 5].map((place) =>
      Array.from('0123456789', (digit) => codes.filter((code) => code[place] === digit).length),
    );

    expect(counts).toEqual(counts.map((digits) => digits.map(() => 1_000)));
  });

  it('[A-01] from the real source: 10,000 of them have six digits, and some a leading zero', () => {
    const { make } = createCodeMaker({ hash });

    const codes = Array.from({ length: 10_000 }, () => make());

    expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });
});

describe('the hash of a code', () => {
  const maker = createCodeMaker({ hash });
  const reference = maker.hash('a@b.co', 'reset', '123456');

  it('[A-02] depends on address, purpose, code and key', () => {
    const others = [
      maker.hash('c@b.co', 'reset', '123456'),
      maker.hash('a@b.co', 'account', '123456'),
      maker.hash('a@b.co', 'reset', '123457'),
      createCodeMaker({ hash: createKeyedHash('another secret', 'codes') }).hash(
        'a@b.co',
        'reset',
        '123456',
      ),
      createCodeMaker({ hash: createKeyedHash('a secret for tests', 'limits') }).hash(
        'a@b.co',
        'reset',
        '123456',
      ),
    ];

    expect(new Set([reference, ...others]).size).toBe(6);
    expect(reference).not.toContain('123456');
  });

  it('is compared as a whole', () => {
    expect(maker.isSame(reference, maker.hash('a@b.co', 'reset', '123456'))).toBe(true);
    expect(maker.isSame(reference, reference.slice(0, -1))).toBe(false);
    expect(maker.isSame(reference, '')).toBe(false);
    expect(maker.isSame(reference, maker.hash('a@b.co', 'reset', '654321'))).toBe(false);
  });
});
