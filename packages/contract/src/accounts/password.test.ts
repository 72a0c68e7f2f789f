import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../wire/messages';
import {
  isPasswordTooLong,
  isStrongPassword,
  LoginPasswordSchema,
  NewPasswordSchema,
  PASSWORD_RULES,
} from './password';

function firstMessage(schema: typeof NewPasswordSchema, value: unknown) {
  return schema.safeParse(value).error?.issues[0]?.message;
}

describe('a new password', () => {
  it.each([
    ['Abcde1', true],
    ['Ấbcde1', true],
    ['Ấbcde1'.normalize('NFD'), true],
    ['Ab1😀😀😀', true],
    ['      Aa1', true],
    ['abcde1', false],
    ['ABCDE1', false],
    ['Abcdef', false],
    ['Abc1', false],
    ['Ab1😀😀', false],
    ['Abcde١', false],
    ['', false],
  ])('[A-22] %j, strong: %s', (typed, isStrong) => {
    expect(isStrongPassword(typed)).toBe(isStrong);
    expect(firstMessage(NewPasswordSchema, typed)).toBe(isStrong ? undefined : MESSAGES.password);
  });

  it.each([
    ['Abcde', { length: false, uppercase: true, lowercase: true, digit: false }],
    ['abcdef', { length: true, uppercase: false, lowercase: true, digit: false }],
    ['ABCDE1', { length: true, uppercase: true, lowercase: false, digit: true }],
  ])('shows for %j which rules hold', (typed, expected) => {
    const held = Object.fromEntries(
      Object.entries(PASSWORD_RULES).map(([rule, holds]) => [rule, holds(typed)]),
    );

    expect(held).toEqual(expected);
  });

  it.each([undefined, null, 1234567, true, ['Abcde1']])('[B-54] is not %j', (value) => {
    expect(firstMessage(NewPasswordSchema, value)).toBe(MESSAGES.password);
  });

  it.each([
    [`Aa1${'x'.repeat(125)}`, false],
    [`Aa1${'x'.repeat(126)}`, true],
    [`Aa1${'😀'.repeat(125)}`, false],
    [`Aa1${'😀'.repeat(126)}`, true],
  ])('[A-21] of %s is too long: %s, counted in characters', (typed, isTooLong) => {
    expect(isPasswordTooLong(typed)).toBe(isTooLong);
    expect(firstMessage(NewPasswordSchema, typed)).toBe(
      isTooLong ? MESSAGES.passwordTooLong : undefined,
    );
  });

  it('[A-21] is the same however a keyboard composes it, and otherwise left as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (tail) => {
        const typed = `Ấb 1${tail}`;
        fc.pre(!isPasswordTooLong(typed.normalize('NFKC')));
        fc.pre(isStrongPassword(typed));

        expect(NewPasswordSchema.parse(typed)).toBe(typed.normalize('NFKC'));
        expect(NewPasswordSchema.parse(typed.normalize('NFD'))).toBe(
          NewPasswordSchema.parse(typed),
        );
      }),
    );
  });
});

describe('a password at login', () => {
  it.each([
    ['abcdef', undefined],
    ['      ', undefined],
    ['abcde', MESSAGES.loginPassword],
    ['', MESSAGES.loginPassword],
    [undefined, MESSAGES.loginPassword],
    [123456, MESSAGES.loginPassword],
    ['x'.repeat(129), MESSAGES.passwordTooLong],
  ])('[B-34] %j is answered with %j', (value, message) => {
    expect(firstMessage(LoginPasswordSchema, value)).toBe(message);
  });

  it('[A-21] reads every new password the way it was stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 }), (typed) => {
        const stored = NewPasswordSchema.safeParse(typed);
        fc.pre(stored.success);

        expect(LoginPasswordSchema.parse(typed)).toBe(stored.data);
      }),
    );
  });
});
