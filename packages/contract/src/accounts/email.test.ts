import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail, emailSchema, isEmail } from './email';
import { MESSAGES } from '../wire/messages';

describe('the canonical spelling of an address', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    ['A@B.co', 'a@b.co'],
    [' a@b.co ', 'a@b.co'],
    ['\ta@b.co\n', 'a@b.co'],
    ['a@ｂ.ｃｏ', 'a@b.co'],
    ['ａ@ｂ.co', 'ａ@b.co'],
    ['ÁNH@b.co'.normalize('NFD'), 'ánh@b.co'],
    ['Đặng@b.co', 'đặng@b.co'],
    ['J\u030c@b.co', '\u01f0@b.co'],
    ['a@㎆.co', 'a@mb.co'],
    ['a+tag@b.co', 'a+tag@b.co'],
    ['no address', 'no address'],
  ])('[B-33] of %j is %j', (typed, canonical) => {
    expect(canonicalEmail(typed)).toBe(canonical);
  });

  it('is its own canonical spelling, for every address that is accepted', () => {
    fc.assert(
      fc.property(anyAddress, (typed) => {
        fc.pre(isEmail(typed));
        const canonical = canonicalEmail(typed);

        expect(canonicalEmail(canonical)).toBe(canonical);
        expect(isEmail(canonical)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('[A-26] is the same for upper case, surrounding spaces and NFD', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('', 'á', 'ế', 'đ', 'ñ'), (plain, accent) => {
        const typed = `${accent}${plain}`;
        const canonical = canonicalEmail(typed);

        expect(canonicalEmail(typed.toUpperCase())).toBe(canonical);
        expect(canonicalEmail(` ${typed}\n`)).toBe(canonical);
        expect(canonicalEmail(typed.normalize('NFD'))).toBe(canonical);
      }),
    );
  });
});

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'a+tag@b.co',
    'ñ@b.co',
    'a@xn--bcher-kva.example',
    "o'neil@b.co",
    'first.last@sub.domain.example',
    '@b.com'.padStart(254, 'a'),
  ])('[B-38] may be %s', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    'a b@c.co',
    '@b.co',
    'a@',
    'a@@b.co',
    'a@b@c.co',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    '"a@b.co"@c.co',
    'a@b.co\r\nBcc:x@y.z',
    'Lan <a@b.co>',
    'a@b.co>',
    'a(comment)@b.co',
    'a\u0000@b.co',
    'a\u200b@b.co',
    'a\u202e@b.co',
    'a@b＠c.co',
    'a\\@b.co',
    '@b.com'.padStart(255, 'a'),
  ])('[B-37] may not be %j', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });

  it('[B-37] never holds what could end a header line or add a recipient', () => {
    fc.assert(
      fc.property(anyAddress, (typed) => {
        fc.pre(isEmail(typed));

        expect(canonicalEmail(typed)).not.toMatch(/[\s\p{C},;:<>()[\]"\\]/u);
        expect(canonicalEmail(typed).split('@')).toHaveLength(2);
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves the schema in its canonical spelling, or is refused with one sentence', () => {
    expect(emailSchema().parse(' A@B.co ')).toBe('a@b.co');
    for (const value of ['a@b', 7, null, ['a@b.co']]) {
      expect(
        emailSchema()
          .safeParse(value)
          .error?.issues.map(({ message }) => message),
      ).toEqual([MESSAGES.email]);
    }
    expect(emailSchema(MESSAGES.loginEmail).safeParse('a@b').error?.issues[0]?.message).toBe(
      MESSAGES.loginEmail,
    );
  });
});

/** Mostly addresses, with any letter and sign of Unicode inside them. */
const anyAddress = fc
  .tuple(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    fc.constantFrom('.co', '.com.vn', '．ｃｏ', ''),
  )
  .map(([local, domain, end]) => `${local}@${domain}${end}`);
