import { useState } from 'react';
import { randomKey } from './random-key';

type RetryKey = ((content: unknown) => string) & {
  /** Call when it is answered, so that sending the same again later counts as new. */
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
