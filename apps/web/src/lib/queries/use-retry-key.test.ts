import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRetryKey } from './use-retry-key';

const setUp = () => renderHook(() => useRetryKey()).result.current;

it('[B-106] is the same for the same content, until something else is sent', () => {
  const keyOf = setUp();

  const first = keyOf({ ids: [1] });

  expect(first).not.toBe('');
  expect(keyOf({ ids: [1] })).toBe(first);
  expect(keyOf({ ids: [1, 2] })).not.toBe(first);
});

it('is another one for the same content once the answer has come', () => {
  const keyOf = setUp();
  const first = keyOf({ ids: [1] });

  keyOf.forget();

  expect(keyOf({ ids: [1] })).not.toBe(first);
});
