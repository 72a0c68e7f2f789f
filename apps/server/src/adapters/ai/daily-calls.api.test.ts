import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createDailyCalls } from './daily-calls';

const KEYS = { aiCalls: () => 'calls', aiCallsFrom: (asker: string) => `calls ${asker}` };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

describe('the calls of a day', () => {
  it('is shared by all servers and outlives them', async () => {
    const { store } = app.composition;
    const startCounting = () => {
      const takeCall = createDailyCalls({ store, keys: KEYS, perDay: 3 });
      return (key: string) => takeCall({ key, factor: 1 });
    };

    const [one, other] = [startCounting(), startCounting()];
    const taken = [await one('a'), await other('b'), await one('c'), await one('d')];

    expect([...taken, await startCounting()('e')]).toEqual([true, true, true, false, false]);
  });

  it('[W-6] is not used up by one asker: that gets a quarter of it, twenty times that in a trusted network', async () => {
    const { store } = app.composition;
    const takeCall = createDailyCalls({ store, keys: KEYS, perDay: 400 });
    const takeMany = async (key: string, times: number, factor = 1) => {
      const taken: boolean[] = [];
      for (let time = 0; time < times; time += 1) {
        taken.push(await takeCall({ key, factor }));
      }
      return taken.filter((isTaken) => isTaken).length;
    };

    expect(await takeMany('greedy', 110)).toBe(100);
    expect(await takeMany('other', 5)).toBe(5);
    expect(await takeMany('school', 110, 20)).toBe(110);
  });

  it('counts in the database, all or nothing, and begins anew after a day', async () => {
    const { limits } = app.composition.store;
    const take = (amount: number) => limits.take('calls', { limit: 10, seconds: 86_400 }, amount);

    const taken = [await take(7), await take(4), await take(3), await take(1), await take(11)];
    await app.database.query(`update limit_counters set ends_at = now() - interval '1 second'`);

    expect(taken).toEqual([true, false, true, false, false]);
    expect(await take(10)).toBe(true);
  });
});
