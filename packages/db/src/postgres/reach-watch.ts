/** Knows whether this process alone has lost the database: only then does a restart help. */
export function startReachWatch({
  everyMs,
  stuckMs,
  reach,
  reachAfresh,
}: {
  everyMs: number;
  stuckMs: number;
  /** The way every call goes; also asks when there are no calls. */
  reach: () => Promise<unknown>;
  /** A way of its own, as a new process would take it. */
  reachAfresh: () => Promise<unknown>;
}) {
  let reachedAt = performance.now();
  let isStuck = false;
  let look: Promise<void> | undefined;

  function noteReached() {
    reachedAt = performance.now();
    isStuck = false;
  }

  async function lookNow() {
    await reach().then(noteReached, () => {});
    if (performance.now() - reachedAt >= stuckMs) {
      isStuck = await reachAfresh().then(
        () => true,
        () => false,
      );
    }
  }

  const timer = setInterval(() => {
    look ??= lookNow().finally(() => {
      look = undefined;
    });
  }, everyMs).unref();

  return {
    noteReached,
    isStuck: () => isStuck,
    async stop() {
      clearInterval(timer);
      await look;
    },
  };
}
