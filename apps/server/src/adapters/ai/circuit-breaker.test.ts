import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker';

function setUp() {
  let at = 0;
  const breaker = createCircuitBreaker(() => at);
  return {
    ...breaker,
    failTimes: (times: number) => Array.from({ length: times }, () => breaker.fail()),
    pass: (seconds: number) => (at += seconds * 1_000),
  };
}

describe('[L-11] a provider that fails', () => {
  it('is left alone after five failures in 30 seconds', () => {
    const { failTimes, mayTry } = setUp();

    failTimes(4);
    const before = mayTry();
    failTimes(1);

    expect([before, mayTry()]).toEqual([true, false]);
  });

  it('is not, when its failures are far apart', () => {
    const { fail, pass, mayTry } = setUp();

    for (let time = 0; time < 20; time += 1) {
      fail();
      pass(8);
    }

    expect(mayTry()).toBe(true);
  });

  it('is tried by one call after 30 seconds', () => {
    const { failTimes, pass, mayTry } = setUp();
    failTimes(5);

    pass(30);

    expect([mayTry(), mayTry()]).toEqual([true, false]);
  });

  it('is trusted again after one good answer', () => {
    const { failTimes, pass, mayTry, succeed } = setUp();
    failTimes(5);
    pass(30);

    succeed();
    failTimes(4);

    expect([mayTry(), mayTry()]).toEqual([true, true]);
  });

  it('is left alone for as long as it asks, at most ten minutes', () => {
    const { fail, pass, mayTry } = setUp();

    fail({ retryAfterSeconds: 86_400 });
    pass(599);
    const within = mayTry();
    pass(1);

    expect([within, mayTry()]).toEqual([false, true]);
  });

  it('is not left alone for having asked for no pause', () => {
    const { fail, mayTry } = setUp();

    fail({ retryAfterSeconds: 0 });

    expect([mayTry(), mayTry()]).toEqual([true, true]);
  });
});
