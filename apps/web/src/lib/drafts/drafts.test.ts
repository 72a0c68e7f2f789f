import { describe, expect, it, vi } from 'vitest';
import { passTime, stopClock } from '../../testing/clock';
import { createMemoryDraftDatabase } from '../../testing/memory-draft-database';
import { createDrafts } from './drafts';
import { createStore } from '../storage/storage';

const DAY_MS = 24 * 60 * 60 * 1000;

function setUp({ database = createMemoryDraftDatabase(), startsAt = 1_000_000 * DAY_MS } = {}) {
  const clock = { now: startsAt };
  const session = { isOpen: true };
  const tabs = new Map<string, Storage>();
  /** Another page of the same browser; the same name is the same tab, reloaded. */
  function openTab(name: string) {
    const storage = tabs.get(name) ?? memoryStorage();
    tabs.set(name, storage);
    return createDrafts({
      database,
      store: createStore(() => storage),
      now: () => clock.now,
      hasSession: () => session.isOpen,
    });
  }
  /** What browsers do with 'Duplicate tab'. */
  function duplicateTab(name: string, copy: string) {
    const storage = memoryStorage();
    const original = tabs.get(name) ?? memoryStorage();
    for (let at = 0; at < original.length; at += 1) {
      const key = original.key(at) ?? '';
      storage.setItem(key, original.getItem(key) ?? '');
    }
    tabs.set(copy, storage);
    return openTab(copy);
  }
  return { database, clock, session, openTab, duplicateTab };
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

describe('drafts', () => {
  it('[U-20] survive a reload of their tab', async () => {
    const { openTab } = setUp();
    await openTab('a').keep(7, 'summarize', { text: 'Thẩm thấu' });

    expect(await openTab('a').find(7, 'summarize')).toEqual({ text: 'Thẩm thấu' });
  });

  it('hold a text of a megabyte', async () => {
    const { openTab } = setUp();
    const text = 'ộ'.repeat(1_048_576);
    await openTab('a').keep(7, 'summarize', { text });

    expect(await openTab('a').find(7, 'summarize')).toEqual({ text });
  });

  it('belong to their tab: two tabs do not write over each other', async () => {
    const { openTab } = setUp();
    await openTab('a').keep(7, 'summarize', 'from a');
    await openTab('b').keep(7, 'summarize', 'from b');

    expect(await openTab('a').find(7, 'summarize')).toBe('from a');
  });

  it('of a tab and its double do not write over each other, whoever types first', async () => {
    const { openTab, duplicateTab } = setUp();
    const first = openTab('a');
    await first.keep(7, 'flashcards', 'before');
    const second = duplicateTab('a', 'b');
    expect(await second.find(7, 'flashcards')).toBe('before');

    await second.keep(7, 'flashcards', 'typed in the double');
    await first.keep(7, 'flashcards', 'typed in the first');

    expect(await openTab('a').find(7, 'flashcards')).toBe('typed in the first');
    expect(await openTab('b').find(7, 'flashcards')).toBe('typed in the double');
  });

  it('of a tab stay when its double is emptied', async () => {
    const { openTab, duplicateTab } = setUp();
    await openTab('a').keep(7, 'flashcards', 'before');
    const double = duplicateTab('a', 'b');
    await double.find(7, 'flashcards');
    await double.drop(7, 'flashcards');

    expect(await openTab('b').find(7, 'flashcards')).toBeUndefined();
    expect(await openTab('a').find(7, 'flashcards')).toBe('before');
  });

  it('survive a page that is left before its copy was made', async () => {
    const database = createMemoryDraftDatabase();
    const { openTab } = setUp({ database });
    await openTab('a').keep(7, 'flashcards', 'before');
    const copying = vi.spyOn(database, 'copy').mockReturnValue(new Promise(() => undefined));
    await openTab('a').keep(7, 'summarize', 'in a hurry');
    copying.mockRestore();

    const tab = openTab('a');

    expect(await tab.find(7, 'flashcards')).toBe('before');
    expect(await tab.find(7, 'summarize')).toBe('in a hurry');
  });

  it('survive many reloads', async () => {
    const { openTab } = setUp();
    await openTab('a').keep(7, 'flashcards', 'kept');
    for (let reload = 0; reload < 5; reload += 1) {
      await openTab('a').find(7, 'flashcards');
    }

    expect(await openTab('a').find(7, 'flashcards')).toBe('kept');
  });

  it('[U-20] belong to their student, who finds them after another one has used the tab', async () => {
    const { openTab } = setUp();
    const tab = openTab('a');
    await tab.keep(7, 'summarize', 'of 7');
    await tab.keep(8, 'summarize', 'of 8');

    expect(await tab.find(8, 'summarize')).toBe('of 8');
    expect(await tab.find(7, 'summarize')).toBe('of 7');
    expect(await tab.find(null, 'summarize')).toBeUndefined();
  });

  it('of a guest go along when the guest signs in, once', async () => {
    const { openTab } = setUp();
    const tab = openTab('a');
    await tab.keep(null, 'summarize', 'as a guest');

    expect(await tab.find(7, 'summarize')).toBe('as a guest');
    await tab.keep(7, 'summarize', 'as a student');
    expect(await tab.find(null, 'summarize')).toBeUndefined();
  });

  it('of a guest give way to newer ones of the student', async () => {
    const { openTab, clock } = setUp();
    const tab = openTab('a');
    await tab.keep(null, 'summarize', 'as a guest');
    clock.now += 1;
    await tab.keep(7, 'summarize', 'as a student');

    expect(await tab.find(7, 'summarize')).toBe('as a student');
  });

  it('[U-20] are gone after a log-out, in every tab and from the disk', async () => {
    const { openTab, database } = setUp();
    await openTab('a').keep(7, 'summarize', 'from a');
    await openTab('b').keep(7, 'flashcards', 'from b');

    await openTab('b').dropAll();

    expect(database.records.size).toBe(0);
    expect(await openTab('a').find(7, 'summarize')).toBeUndefined();
  });

  it('[U-20] of a student are not written again by the page that a log-out leaves', async () => {
    const { openTab, database, session } = setUp();
    const tab = openTab('a');
    session.isOpen = false;
    await tab.dropAll();

    await tab.keep(7, 'summarize', 'written while leaving');
    expect(database.records.size).toBe(0);
    await tab.keep(null, 'summarize', 'as a guest');
    session.isOpen = true;
    await tab.keep(7, 'summarize', 'after a new login');

    expect(await tab.find(7, 'summarize')).toBe('after a new login');
  });

  it('of a guest are kept after a log-out', async () => {
    const { openTab, session } = setUp();
    const tab = openTab('a');
    session.isOpen = false;
    await tab.dropAll();

    await tab.keep(null, 'summarize', 'as a guest');

    expect(await tab.find(null, 'summarize')).toBe('as a guest');
  });

  it('keep nobody waiting for a disk that hangs, and are not dropped unseen', async () => {
    stopClock();
    const database = createMemoryDraftDatabase();
    const tab = setUp({ database }).openTab('a');
    await tab.keep(7, 'summarize', 'kept');
    const hanging = vi.spyOn(database, 'find').mockReturnValue(new Promise(() => undefined));

    const found = tab.find(7, 'summarize');
    await passTime(1_000);
    expect(await found).toBeUndefined();
    await tab.drop(7, 'summarize');
    hanging.mockRestore();

    expect(await tab.find(7, 'summarize')).toBe('kept');
  });

  it('are dropped one by one', async () => {
    const { openTab } = setUp();
    const tab = openTab('a');
    await tab.keep(7, 'summarize', 'one');
    await tab.keep(7, 'flashcards', 'two');

    await tab.drop(7, 'summarize');

    expect(await tab.find(7, 'summarize')).toBeUndefined();
    expect(await tab.find(7, 'flashcards')).toBe('two');
  });

  it('of closed tabs are swept away after a week', async () => {
    const { openTab, database, clock } = setUp();
    await openTab('closed').keep(7, 'summarize', 'old');
    clock.now += 7 * DAY_MS;

    await openTab('new').find(7, 'summarize');

    expect(database.records.size).toBe(0);
  });

  it('live on in memory where the browser has no room for them', async () => {
    const database = createMemoryDraftDatabase();
    database.put = () => Promise.reject(new Error('QuotaExceededError'));
    database.find = () => Promise.reject(new Error('blocked'));
    const tab = setUp({ database }).openTab('a');

    await tab.keep(7, 'summarize', 'kept');

    expect(await tab.find(7, 'summarize')).toBe('kept');
  });
});
