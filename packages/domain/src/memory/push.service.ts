import {
  type BrowserSubscription,
  PUSH_DEVICES_MAX,
  type PushDevices,
  STUDY_MESSAGES,
} from '@scholar/contract';
import type { SessionClaims } from '../accounts/accounts.ports';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { PushStore } from './push.ports';

/** The browsers in which a student wants to be reminded. */
export function createPushService({
  store,
  publicKey,
  toFingerprint,
}: {
  store: PushStore;
  publicKey: string;
  toFingerprint: (endpoint: string) => string;
}) {
  const read = async (owner: OwnerId): Promise<PushDevices> => ({
    publicKey,
    devices: await store.pushSubscriptions.list(owner),
  });

  return {
    read,

    async subscribe(session: SessionClaims, { endpoint, keys }: BrowserSubscription) {
      const { owner } = session;
      const fingerprint = toFingerprint(endpoint);
      const { host } = new URL(endpoint);
      const subscription = { endpoint, keys, fingerprint, host, serverKey: publicKey };
      await store.transaction(async ({ pushSubscriptions }) => {
        if (!(await pushSubscriptions.save(session, subscription))) {
          throw new AppError('conflict', STUDY_MESSAGES.pushTaken);
        }
        await pushSubscriptions.trim(owner, PUSH_DEVICES_MAX);
      });
      return read(owner);
    },

    async remove(owner: OwnerId, fingerprint: string) {
      if (!(await store.pushSubscriptions.remove(owner, fingerprint))) {
        throw new AppError('not_found', STUDY_MESSAGES.pushNotFound);
      }
      return read(owner);
    },
  };
}
