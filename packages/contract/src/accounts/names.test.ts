import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../wire/messages';
import {
  isPhoneNumber,
  isRegistrationName,
  isUsername,
  NameSchema,
  PhoneNumberSchema,
  RegistrationNameSchema,
  UsernameSchema,
} from './names';

type AnySchema = {
  safeParse(value: unknown): { data?: unknown; error?: { issues: { message: string }[] } };
};

function firstMessage(schema: AnySchema, value: unknown) {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('a name at registration', () => {
  it.each([
    'Lan',
    'Nguyễn Văn Ánh',
    'Nguyễn Văn Ánh'.normalize('NFD'),
    'lan_chi',
    '  Lan  ',
    'x'.repeat(50),
    'ế'.repeat(50).normalize('NFD'),
    '李小龙',
  ])('[B-48] may be %j', (typed) => {
    expect(isRegistrationName(typed)).toBe(true);
    expect(RegistrationNameSchema.parse(typed)).toBe(typed.normalize('NFC').trim());
  });

  it.each([
    '',
    'Al',
    ' Al ',
    'x'.repeat(51),
    'ế'.repeat(51).normalize('NFD'),
    '<b>x</b>',
    "O'Neil",
    'Anne-Marie',
    'Lan2',
    'Lan😀',
    '     ',
    '_____',
    'Lan\u200bChi',
    '\u202eLan',
    'Lan\u00a0Chi',
    'Lan\nChi',
    '\u0301\u0301\u0301',
  ])('[B-47] may not be %j', (typed) => {
    expect(isRegistrationName(typed)).toBe(false);
    expect(firstMessage(RegistrationNameSchema, typed)).toBe(MESSAGES.registrationName);
  });

  it('[B-47] once accepted is 3 to 50 characters of NFC: letters, marks, underscores and spaces', () => {
    const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(letters, (typed) => {
        const result = RegistrationNameSchema.safeParse(typed);
        fc.pre(result.success);

        expect(result.data).toBe(result.data?.normalize('NFC').trim());
        expect(result.data).toMatch(/^[\p{L}\p{M}_ ]{3,50}$/u);
      }),
    );
  });
});

describe('a name in the profile', () => {
  it.each([
    ['Lan', undefined],
    ["Anne-Marie O'Neil 3rd", undefined],
    ['x'.repeat(50), undefined],
    ['', MESSAGES.nameEmpty],
    ['   ', MESSAGES.nameEmpty],
    ['\u00a0\u00a0', MESSAGES.nameEmpty],
    ['\u200b', MESSAGES.nameEmpty],
    [7, MESSAGES.nameEmpty],
    ['x'.repeat(51), MESSAGES.nameTooLong],
    ['Lan\u0007', MESSAGES.nameControl],
    ['Lan\u202E', MESSAGES.nameControl],
    ['Lan\u2028Chi', MESSAGES.nameControl],
    ['Lan\u2029Chi', MESSAGES.nameControl],
    ['Lan\u200BChi', MESSAGES.nameControl],
    ['Lan\u2066Chi', MESSAGES.nameControl],
    ['Lan 👩‍🎓', undefined],
    ['Lan 🏴󠁧󠁢󠁳󠁣󠁴󠁿', undefined],
  ])('[B-60] %j is answered with %j', (value, message) => {
    expect(firstMessage(NameSchema, value)).toBe(message);
  });

  it('is kept exactly as typed, in NFC and without the spaces around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const result = NameSchema.safeParse(typed);
        fc.pre(result.success);

        expect(result.data).toBe(typed.normalize('NFC').trim());
      }),
    );
  });
});

describe('a username', () => {
  it.each(['lan', 'Lan.Chi_2', 'x'.repeat(30), ' lan '])('[D-16] may be %j', (typed) => {
    expect(isUsername(typed)).toBe(true);
    expect(UsernameSchema.parse(typed)).toBe(typed.trim());
  });

  it.each([
    ['', MESSAGES.usernameEmpty],
    ['  ', MESSAGES.usernameEmpty],
    ['\u200b', MESSAGES.usernameEmpty],
    ['la', MESSAGES.username],
    ['x'.repeat(31), MESSAGES.username],
    ['lan chi', MESSAGES.username],
    ['<script>', MESSAGES.username],
    ['lan😀', MESSAGES.username],
    ['lan-chi', MESSAGES.username],
    ['lán', MESSAGES.username],
    ['ｌａｎ', MESSAGES.username],
  ])('[D-16] may not be %j: %s', (typed, message) => {
    expect(firstMessage(UsernameSchema, typed)).toBe(message);
  });
});

describe('a phone number', () => {
  it.each([
    '0901234567',
    '+84 90 123 4567',
    '(090) 123-4567',
    '090.123.4567',
    '123456',
    '1'.repeat(20),
  ])('[B-61] may be %j and is kept as typed', (typed) => {
    expect(isPhoneNumber(typed)).toBe(true);
    expect(PhoneNumberSchema.parse(` ${typed} `)).toBe(typed);
  });

  it.each([
    '12345',
    '1'.repeat(21),
    'call me',
    "'; drop",
    '090１２３4567',
    '84+901234567',
    901234567,
  ])('[B-61] may not be %j', (value) => {
    expect(firstMessage(PhoneNumberSchema, value)).toBe(MESSAGES.phone);
  });

  it.each([
    [null, null],
    ['', ''],
    ['   ', ''],
  ])('[B-61] is cleared by %j', (value, parsed) => {
    expect(PhoneNumberSchema.parse(value)).toBe(parsed);
  });
});
