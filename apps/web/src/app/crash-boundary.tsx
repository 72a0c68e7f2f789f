import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../lib/i18n';
import { Button } from '../ui/button';
import { appTexts } from './app.texts';
import { LonelyPage } from './lonely-page';

/** A bug in one screen leaves a way out instead of a white page; other addresses go on working. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}

type BoundaryProps = { pathname: string; children: ReactNode };

// React catches errors of children in class components only.
class Boundary extends Component<BoundaryProps, { crashedAt: string | null }> {
  override state = { crashedAt: null };

  static getDerivedStateFromError() {
    return { crashedAt: window.location.pathname };
  }

  override render() {
    return this.state.crashedAt === this.props.pathname ? <CrashPage /> : this.props.children;
  }
}

function CrashPage() {
  const texts = useTexts(appTexts).crash;

  return (
    <LonelyPage
      heading={texts.heading}
      advice={texts.advice}
      action={
        <Button size="lg" onClick={() => window.location.reload()}>
          {texts.action}
        </Button>
      }
    />
  );
}
