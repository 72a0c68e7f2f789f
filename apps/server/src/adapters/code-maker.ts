import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@scholar/contract';
import type { CodeMaker } from '@scholar/domain';
import { isSameSecret } from './same-secret';

export function createCodeMaker({
  hash,
  random = (below) => randomInt(below),
}: {
  hash: (text: string) => string;
  random?: (below: number) => number;
}): CodeMaker {
  return {
    make: () => String(random(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0'),
    hash: (email, purpose, code) => hash(`${purpose}\n${email}\n${code}`),
    isSame: isSameSecret,
  };
}
