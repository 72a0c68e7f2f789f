import { lazy, Suspense } from 'react';
import { useIsBusy } from '../lib/api/busy';

const BusyOverlay = lazy(async () => ({
  default: (await import('../ui/dialogs/busy-overlay')).BusyOverlay,
}));

/** One overlay for all screens. It loads with the first request that needs it. */
export function AppBusyOverlay() {
  const isBusy = useIsBusy();

  return (
    isBusy && (
      <Suspense>
        <BusyOverlay />
      </Suspense>
    )
  );
}
