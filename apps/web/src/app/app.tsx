import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { AppBusyOverlay } from './app-busy-overlay';
import { AppRoutes } from './app-routes';
import { BrowserApiProvider } from './browser-api-provider';
import { CrashBoundary } from './crash-boundary';
import { Splash } from './splash';

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
