import { useSyncExternalStore } from 'react';
import { imports } from './imports';
import type { ImportState } from './queue/import-queue';

export function useImports(): ImportState {
  return useSyncExternalStore(imports.subscribe, imports.read);
}
