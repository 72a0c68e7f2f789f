import { describe, expect, it } from 'vitest';
import { createStore, localStore } from './storage';

function blockedStorage(): Storage {
  throw new DOMException('Access is denied.', 'SecurityError');
}

function fullStorage(): Storage {
  return {
    ...localStorage,
    getItem: () => null,
    removeItem: () => undefined,
    length: 0,
    setItem: () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    },
  };
}

describe('storage', () => {
  it('reads back what it has kept and forgets what is removed', () => {
    localStore.set('key', 'value');
    expect(localStorage.getItem('key')).toBe('value');
    expect(localStore.get('key')).toBe('value');
    expect(localStore.keys()).toEqual(['key']);

    localStore.remove('key');

    expect(localStore.get('key')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    ['blocked', blockedStorage],
    ['full', fullStorage],
  ])('keeps values for the life of the page when storage is %s', (_, findStorage) => {
    const store = createStore(findStorage);

    store.set('key', 'value');

    expect(store.get('key')).toBe('value');
    expect(store.keys()).toEqual(['key']);
    store.remove('key');
    expect(store.get('key')).toBeNull();
  });
});
