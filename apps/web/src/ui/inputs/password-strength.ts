import { isStrongPassword, PASSWORD_ADVISED } from '@scholar/contract';

export type PasswordStrength = 'empty' | 'broken' | 'common' | 'short' | 'repetitive' | 'strong';

const DIFFERENT_MIN = 6;

/** How a password would stand up to guessing, and what holds it back. */
export function estimateStrength(password: string, isCommon: boolean): PasswordStrength {
  const characters = [...password.normalize('NFKC').toLowerCase()];
  if (characters.length === 0) {
    return 'empty';
  }
  if (!isStrongPassword(password)) {
    return 'broken';
  }
  if (isCommon) {
    return 'common';
  }
  if (characters.length < PASSWORD_ADVISED) {
    return 'short';
  }
  const isVaried = new Set(characters).size >= DIFFERENT_MIN;
  return isVaried && countUnforeseen(characters) >= PASSWORD_ADVISED ? 'strong' : 'repetitive';
}

/** From the third character on, a row like 'aaaa', '1234' or 'dcba' adds length but nothing to guess. */
function countUnforeseen(characters: string[]): number {
  const steps = characters.map((character, index) => {
    const before = characters[index - 1]?.codePointAt(0);
    return before === undefined ? Number.NaN : (character.codePointAt(0) ?? 0) - before;
  });
  return steps.filter((step, index) => Math.abs(step) > 1 || step !== steps[index - 1]).length;
}
