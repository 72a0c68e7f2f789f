/** How long the rest will take, from how long the first files took. */
export function createPace(now: () => number) {
  /** Fewer say too little: the first one also loads what reads it. */
  const ENOUGH = 2;
  let since: number | undefined;
  let done = 0;

  return {
    begin(): void {
      since ??= now();
    },
    finish(): void {
      done += 1;
    },
    left(underWay: number): number | null {
      if (underWay === 0) {
        since = undefined;
        done = 0;
      }
      return since === undefined || done < ENOUGH ? null : ((now() - since) / done) * underWay;
    },
  };
}
