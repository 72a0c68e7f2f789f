import { useKeys } from './use-keys';

/** One key for the whole screen. It is silent while something is typed or a dialog is open. */
export function useShortcut(key: string, onPress: () => void): void {
  useKeys({ [key]: onPress });
}
