import { MESSAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore';

/** Pieces of work that note when they start and end when the test says so. */
function createWork() {
  const started: string[] = [];
  const ends = new Map<string, { succeed: () => void; fail: () => void }>();
  return {
    started,
    task: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, { succeed: () => resolve(name), fail: () => reject(new Error(name)) });
      });
    },
    succeed: (name: string) => ends.get(name)?.succeed(),
    fail: (name: string) => ends.get(name)?.fail(),
  };
}

describe('a semaphore', () => {
  it('runs as many as it has slots and starts the others in the order they came', async () => {
    const semaphore = createSemaphore({ slots: 2, queue: 2 });
    const { task, started, succeed } = createWork();

    const results = ['a', 'b', 'c', 'd'].map((name) => semaphore.run(task(name)));
    expect(started).toEqual(['a', 'b']);
    succeed('b');
    await results[1];
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    succeed('a');
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
    succeed('c');
    succeed('d');

    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[M11] turns away whoever comes on top of a full queue, at once and with a time to wait', async () => {
    const semaphore = createSemaphore({ slots: 1, queue: 1 });
    const { task, started, succeed } = createWork();
    const running = semaphore.run(task('running'));
    const waiting = semaphore.run(task('waiting'));

    await expect(semaphore.run(task('one too many'))).rejects.toMatchObject({
      code: 'unavailable',
      message: MESSAGES.busy,
      retryAfterSeconds: 3,
    });

    succeed('running');
    await running;
    await expect.poll(() => started).toEqual(['running', 'waiting']);
    succeed('waiting');
    await waiting;
    expect(started).toEqual(['running', 'waiting']);
  });

  it('frees its slot when the work fails', async () => {
    const semaphore = createSemaphore({ slots: 1, queue: 1 });
    const { task, started, succeed, fail } = createWork();
    const failing = semaphore.run(task('failing'));
    const next = semaphore.run(task('next'));

    fail('failing');

    await expect(failing).rejects.toThrow('failing');
    await expect.poll(() => started).toEqual(['failing', 'next']);
    succeed('next');
    expect(await next).toBe('next');
    expect(semaphore.load).toBe(0);
  });

  it('tells how many run or wait', async () => {
    const semaphore = createSemaphore({ slots: 1, queue: 5 });
    const { task, succeed } = createWork();

    const first = semaphore.run(task('first'));
    const second = semaphore.run(task('second'));

    expect(semaphore.load).toBe(2);
    succeed('first');
    await first;
    expect(semaphore.load).toBe(1);
    await expect.poll(() => succeed('second')).toBeUndefined();
    await second;
    expect(semaphore.load).toBe(0);
  });
});
