import type { MemorySettings, MemorySettingsChange } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';

export type MemorySettingsRepository = {
  /** Undefined until the student changed something. */
  find(owner: OwnerId): Promise<MemorySettings | undefined>;
  /** What was never changed is as in `defaults`. */
  change(
    owner: OwnerId,
    change: MemorySettingsChange,
    defaults: MemorySettings,
  ): Promise<MemorySettings>;
};

export type MemorySettingsStore = { memorySettings: MemorySettingsRepository };
