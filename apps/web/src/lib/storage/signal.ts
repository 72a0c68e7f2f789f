/** Tells screens that something outside React has changed; across tabs where it lies in storage. */
export function createSignal({ isAcrossTabs = false } = {}) {
  const listeners = new Set<() => void>();

  return {
    notify(): void {
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (isAcrossTabs) {
        // Fires for changes made in other tabs only.
        window.addEventListener('storage', listener);
      }
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
