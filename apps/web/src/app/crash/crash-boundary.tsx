import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BareCrashPage } from './bare-crash-page';
import { Splash } from '../splash';

const CrashPage = lazy(async () => {
  try {
    return { default: (await import('./crash-page')).CrashPage };
  } catch {
    // The screen was missing for want of a connection, and so is this page.
    return { default: BareCrashPage };
  }
});

/** A bug in one screen leaves a way out instead of a white page; other addresses go on working. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

type BoundaryProps = { pathname: string; children: ReactNode };

// React catches errors of children in class components only.
class Boundary extends Component<BoundaryProps, { crashedAt: string | null }> {
  override state: { crashedAt: string | null } = { crashedAt: null };

  static getDerivedStateFromError() {
    return { crashedAt: window.location.pathname };
  }

  override render() {
    if (this.state.crashedAt !== this.props.pathname) {
      return this.props.children;
    }
    return (
      <Suspense fallback={<Splash />}>
        <CrashPage />
      </Suspense>
    );
  }
}
