import type { PushDeliveryService, WaitingPush } from '@scholar/domain';

/** Calls to push services at the same time. */
const CONCURRENCY = 32;
const POLL_MS = 3_000;

/** Brings waiting reminders to push services. Any number of workers may share what waits. */
export function createPushWorker({
  delivery,
  onTrouble,
  pollMs = POLL_MS,
}: {
  delivery: Pick<PushDeliveryService, 'take' | 'deliver'>;
  /** The database is away; what was under way is tried again later. */
  onTrouble: (error: unknown) => void;
  pollMs?: number;
}) {
  const underWay = new Map<WaitingPush, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = true;

  /** One look at a time; whoever asks meanwhile is answered by another one. */
  function look() {
    if (isStopped) {
      return;
    }
    if (looking) {
      isAskedAgain = true;
      return;
    }
    looking = takeMore()
      .catch(onTrouble)
      .finally(() => {
        looking = undefined;
        if (isAskedAgain) {
          isAskedAgain = false;
          look();
        }
      });
  }

  async function takeMore() {
    const free = CONCURRENCY - underWay.size;
    const taken = free > 0 ? await delivery.take(free, [...underWay.keys()]) : [];
    for (const push of taken) {
      const delivered = delivery
        .deliver(push)
        .catch(onTrouble)
        .finally(() => {
          underWay.delete(push);
          look();
        });
      underWay.set(push, delivered);
    }
  }

  return {
    start() {
      isStopped = false;
      timer = setInterval(look, pollMs).unref();
      look();
    },
    /** Says that there is something new. */
    wake: look,
    /** Takes no more and resolves when the calls under way have ended. */
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(underWay.values());
    },
  };
}
