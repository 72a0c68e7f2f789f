import { setImmediate as letOthersIn } from 'node:timers/promises';
import { MESSAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue';

const LONG = 1_000_000;
const SHORT = 2_000;

/** A queue whose work ends when the test says so, and that notes what was started. */
function createScene({ slots = 1, maxWaiting = 40 } = {}) {
  const queue = createFairQueue({ slots, maxWaiting });
  const started: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    started,
    refused,
    ask(name: string, size = SHORT, signal = new AbortController().signal) {
      const [asker = ''] = name.split(' ');
      const asked = queue.run({ asker, size, signal }, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
      asked.catch(() => refused.push(name));
      return asked;
    },
    async end(name: string) {
      ends.get(name)?.();
      await letOthersIn();
    },
    /** Ends whatever runs until nothing is left, one after the other. */
    async finish() {
      for (let at = 0; at < started.length; at += 1) {
        await this.end(started[at] ?? '');
      }
    },
  };
}

describe('whoever waits for the engine', () => {
  it('[D-71] comes before the next of one who asked thirty times', async () => {
    const scene = createScene();
    for (let n = 0; n < 30; n += 1) {
      void scene.ask(`greedy ${n}`, LONG);
    }
    void scene.ask('lan 1', LONG);
    void scene.ask('minh 1', LONG);

    await scene.end('greedy 0');
    await scene.end('lan 1');
    await scene.end('minh 1');

    expect(scene.started.slice(0, 3).toSorted()).toEqual(['greedy 0', 'lan 1', 'minh 1']);
    expect(scene.started[3]).toMatch(/^greedy/);
  });

  it('[D-71] finds room where one asker has filled the queue: its last turn gives way', async () => {
    const scene = createScene({ maxWaiting: 3 });
    for (const n of [0, 1, 2, 3]) {
      void scene.ask(`greedy ${n}`, LONG + n);
    }

    void scene.ask('lan 1');
    await letOthersIn();
    await scene.finish();

    expect(scene.refused).toEqual(['greedy 3']);
    expect(scene.started).toEqual(['greedy 0', 'lan 1', 'greedy 1', 'greedy 2']);
  });

  it('[M11] is turned away at once from a queue that others share fairly', async () => {
    const scene = createScene({ maxWaiting: 2 });
    void scene.ask('lan 1');
    void scene.ask('lan 2');
    void scene.ask('minh 1');

    await expect(scene.ask('mai 1')).rejects.toMatchObject({
      code: 'unavailable',
      message: MESSAGES.busy,
      retryAfterSeconds: 5,
    });
    expect(scene.queue.load).toBe(3);
    await scene.finish();
    expect(scene.started).toEqual(['lan 1', 'minh 1', 'lan 2']);
  });

  it('[D-71] has two slots at most while others wait, and all of them while nobody does', async () => {
    const scene = createScene({ slots: 4 });
    for (const n of [1, 2, 3, 4, 5, 6]) {
      void scene.ask(`lan ${n}`);
    }
    expect(scene.started).toEqual(['lan 1', 'lan 2', 'lan 3', 'lan 4']);

    // What Lan still waits for is much shorter, and yet she has two at work already.
    void scene.ask('minh 1', LONG);
    void scene.ask('minh 2', LONG);
    await scene.end('lan 1');
    await scene.end('lan 2');

    expect(scene.started.slice(4)).toEqual(['minh 1', 'minh 2']);
    await scene.end('minh 1');
    expect(scene.started.slice(6)).toEqual(['lan 5']);
  });

  it('[D-71] has the short text before the long one, also behind the same address', async () => {
    const scene = createScene();
    void scene.ask('school 0');
    void scene.ask('school long', LONG);
    void scene.ask('school short', SHORT);
    void scene.ask('lan long', LONG);
    void scene.ask('minh short', SHORT);

    await scene.finish();

    expect(scene.started.map((name) => name.split(' ')[1])).toEqual([
      '0',
      'short',
      'short',
      'long',
      'long',
    ]);
  });

  it.each(['one address', 'many addresses'])(
    '[D-71] gets its long text in the end, however many short ones follow from %s',
    async (where) => {
      const scene = createScene();
      const nameOf = (n: number) => (where === 'one address' ? `school ${n}` : `student${n} 1`);
      void scene.ask('school first');
      void scene.ask('school long', LONG);

      let last = 'school first';
      let passed = 0;
      while (last !== 'school long' && passed < 2_000) {
        void scene.ask(nameOf(passed));
        await scene.end(last);
        last = scene.started.at(-1) ?? '';
        passed += 1;
      }

      expect(last).toBe('school long');
      expect(passed).toBeGreaterThan(100);
      // As much work as it brings itself, twice over where every newcomer is counted anew.
      expect(passed).toBeLessThanOrEqual((2 * LONG) / SHORT + 2);
    },
  );

  it('may leave: the turn is gone and the others keep theirs', async () => {
    const scene = createScene();
    const leaving = new AbortController();
    void scene.ask('lan 1');
    const left = scene.ask('minh 1', SHORT, leaving.signal);
    void scene.ask('mai 1');

    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(scene.queue.load).toBe(2);
    await scene.finish();

    expect(scene.started).toEqual(['lan 1', 'mai 1']);
    expect(scene.queue.load).toBe(0);
  });

  it('is not even heard after leaving', async () => {
    const scene = createScene();

    await expect(scene.ask('lan 1', SHORT, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(scene.started).toEqual([]);
    expect(scene.queue.load).toBe(0);
  });

  it('gets the slot of work that failed', async () => {
    const queue = createFairQueue({ slots: 1, maxWaiting: 1 });
    const turn = { asker: 'lan', size: SHORT, signal: new AbortController().signal };

    const failed = queue.run(turn, () => Promise.reject(new Error('no')));
    const next = queue.run(turn, async () => 'answer');

    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('answer');
    expect(queue.load).toBe(0);
  });
});
