import type { MailQueue } from '@scholar/domain';
import type { MailSealer } from './seal';

/**
 * `onQueued` may run before the caller's transaction commits; the worker looks again shortly after,
 * so a wake that came too early loses nothing.
 */
export function createMailQueue({
  sealer,
  onQueued,
}: {
  sealer: Pick<MailSealer, 'seal'>;
  onQueued: () => void;
}): MailQueue {
  return {
    async enqueue(jobs, mail, options = {}) {
      await jobs.insert(sealer.seal(mail), options);
      onQueued();
    },
  };
}
