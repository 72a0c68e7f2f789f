import { CODE_LENGTH } from '@scholar/contract';

/** '123 456', '123-456' and full-width '１２３４５６' are all the same code. */
export function toCodeDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH);
}
