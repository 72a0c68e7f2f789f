import { Component, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { messagePageTexts } from './message-page.texts';
import { Splash } from '../splash';
import styles from './crash-boundary.module.css';

const CrashPage = lazy(async () => {
  try {
    return { default: (await import('./message-page')).CrashPage };
  } catch {
    // The connection that failed to load the screen cannot load this page either.
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

/** Needs no further file, because it shows when the connection is lost. */
function BareCrashPage() {
  const texts = useTexts(messagePageTexts).crash;

  return (
    <main className={styles.page}>
      <h1>{texts.heading}</h1>
      <p>{texts.advice}</p>
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        {texts.action}
      </button>
    </main>
  );
}
