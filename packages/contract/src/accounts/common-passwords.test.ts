import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-password-list';
import { isCommonPassword } from './common-passwords';
import { isStrongPassword } from './password';

const passwords = COMMON_PASSWORDS.trim().split(/\s+/);

describe('the list of common passwords', () => {
  it('[A-23] holds 3000 or more, each once and in lower case', () => {
    expect(passwords.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(passwords).size).toBe(passwords.length);
    expect(passwords.filter((password) => password !== password.toLowerCase())).toEqual([]);
  });

  it('[A-23] holds only passwords that the password rule would accept', () => {
    const capitalized = passwords.map((password) =>
      password.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    );

    expect(capitalized.filter((password) => !isStrongPassword(password))).toEqual([]);
  });
});

describe('a common password', () => {
  it.each([
    'Password1',
    'PASSWORd1',
    'passworD123!',
    'P@ssw0rd',
    'Pa$$w0rd1',
    'Qwerty123',
    '1q2w3E4r',
    'Aa123456',
    'Admin@123',
    'Welcome2024',
    'Jennifer1',
    'Matkhau123',
    'Anhyeuem1',
    'Vietnam@123',
    'Ｐassword1',
  ])('[A-23] is %s', (typed) => {
    expect(isCommonPassword(typed)).toBe(true);
  });

  it.each([
    'Correct1Horse',
    'Kestrel7Loom',
    'Xq7pVn',
    'Password1 ',
    'Tre4xanhque',
    '',
    'constructor',
  ])('[A-23] is not %j', (typed) => {
    expect(isCommonPassword(typed)).toBe(false);
  });
});
