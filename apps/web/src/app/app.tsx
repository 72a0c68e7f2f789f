import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { AppBusyOverlay } from './app-busy-overlay';
import { AppRoutes } from './routes/app-routes';
import { BrowserApiProvider } from './api/browser-api-provider';
import { CrashBoundary } from './crash/crash-boundary';
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
