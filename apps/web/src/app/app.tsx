import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { useIsBusy } from '../lib/api/busy';
import { BrowserApiProvider } from './api/browser-api-provider';
import { CrashBoundary } from './crash/crash-boundary';
import { AppRoutes } from './routes/app-routes';
import { Splash } from './splash';

const BusyOverlay = lazy(async () => ({
  default: (await import('../ui/dialogs/busy-overlay')).BusyOverlay,
}));

export function App() {
  return (
    <BrowserRouter>
      <CrashBoundary>
        <BrowserApiProvider>
          <Suspense fallback={<Splash />}>
            <AppRoutes />
          </Suspense>
          <AppBusyOverlay />
        </BrowserApiProvider>
      </CrashBoundary>
    </BrowserRouter>
  );
}

/** One overlay for all screens. It loads with the first request that needs it. */
function AppBusyOverlay() {
  const isBusy = useIsBusy();

  return (
    isBusy && (
      <Suspense>
        <BusyOverlay />
      </Suspense>
    )
  );
}
