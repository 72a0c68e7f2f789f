import { DEFAULT_MEMORY_SETTINGS, type MemorySettingsChange } from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';
import type { MemorySettingsStore } from './memory-settings.ports';

export type MemorySettingsService = ReturnType<typeof createMemorySettingsService>;

export function createMemorySettingsService({ store }: { store: MemorySettingsStore }) {
  return {
    read: async (owner: OwnerId) =>
      (await store.memorySettings.find(owner)) ?? DEFAULT_MEMORY_SETTINGS,

    change: (owner: OwnerId, change: MemorySettingsChange) =>
      store.memorySettings.change(owner, change, DEFAULT_MEMORY_SETTINGS),
  };
}
