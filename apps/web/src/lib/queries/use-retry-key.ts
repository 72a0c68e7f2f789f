import { useState } from 'react';
import { randomKey } from './random-key';

type RetryKey = ((content: unknown) => string) & {
  /** Once it is answered: the same sent again later is a new wish, not a repeated one. */
  forget: () => void;
};

/**
 * The Idempotency-Key of what is sent: the same when the same is sent again after a lost answer,
 * another one as soon as something else is sent.
 */
export function useRetryKey(): RetryKey {
  const [keyOf] = useState(createRetryKey);
  return keyOf;
}

function createRetryKey(): RetryKey {
  let last: { content: string; key: string } | undefined;

  function keyOf(content: unknown): string {
    const text = JSON.stringify(content);
    if (last?.content !== text) {
      last = { content: text, key: randomKey() };
    }
    return last.key;
  }

  function forget(): void {
    last = undefined;
  }

  return Object.assign(keyOf, { forget });
}
