const OPENS_AFTER = { failures: 5, windowMs: 30_000 };
const OPEN_MS = 30_000;
/** The longest pause, because a provider that asks for hours may recover earlier. */
const LONGEST_OPEN_MS = 10 * 60_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/** Stops calling a provider for 30 s after five failures in 30 s. */
export function createCircuitBreaker(now: () => number = Date.now) {
  let failures: number[] = [];
  let openUntil: number | undefined;

  return {
    /** Whether to try; once it was open, one call at a time finds out whether it can be closed. */
    mayTry(): boolean {
      if (openUntil === undefined) {
        return true;
      }
      if (now() < openUntil) {
        return false;
      }
      openUntil = now() + OPEN_MS;
      return true;
    },
    succeed() {
      failures = [];
      openUntil = undefined;
    },
    /** `retryAfterSeconds` is what the provider asked for, and opens at once; 0 asks for nothing. */
    fail({ retryAfterSeconds = 0 }: { retryAfterSeconds?: number | undefined } = {}) {
      const at = now();
      failures = [...failures.filter((time) => at - time < OPENS_AFTER.windowMs), at];
      if (retryAfterSeconds > 0) {
        openUntil = at + Math.min(retryAfterSeconds * 1_000, LONGEST_OPEN_MS);
      } else if (failures.length >= OPENS_AFTER.failures) {
        openUntil = at + OPEN_MS;
      }
    },
  };
}
