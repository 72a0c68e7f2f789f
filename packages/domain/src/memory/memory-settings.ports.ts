import type { MemorySettings } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';

export type MemorySettingsRepository = {
  /** Undefined until the student changed something. */
  find(owner: OwnerId): Promise<MemorySettings | undefined>;
  /** What was never changed is as in `defaults`. Others who change them wait until the transaction ends. */
  lock(owner: OwnerId, defaults: MemorySettings): Promise<MemorySettings>;
  save(
    owner: OwnerId,
    settings: Omit<MemorySettings, 'isReminderOn'>,
    /** Left out it stays as it is; null when there is none to come. */
    reminder: { nextAt?: Date | null },
  ): Promise<void>;
};

export type MemorySettingsStore = Transactional<{ memorySettings: MemorySettingsRepository }>;
