import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../lib/i18n';
import styles from './overlay.module.css';
import { Spinner } from '../basics/spinner';
import { uiTexts } from '../basics/ui.texts';

export type OverlayProps = {
  label?: string | undefined;
  /** Ends the wait; also what Escape does. Without it only the end of the work does. */
  onStop?: (() => void) | undefined;
  children?: ReactNode;
};

/** Covers everything while something must not be interrupted. */
export function Overlay({ label, onStop, children }: OverlayProps) {
  const texts = useTexts(uiTexts);
  useBlockedKeys(onStop);
  // The busy part is empty: inside it a screen reader would hold back the status.
  return createPortal(
    <div className={styles.overlay}>
      <div className={styles.scrim} aria-busy="true" />
      <div className={styles.panel}>
        <div role="status" className={styles.status}>
          <Spinner />
          <span>{label ?? texts.working}</span>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  );
}

/**
 * What the scrim is for the pointer, for the keyboard: nothing typed or pressed reaches what lies
 * under it. Tab still moves, and shortcuts of the browser still work.
 */
function useBlockedKeys(onStop: (() => void) | undefined) {
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      const isOwn = event.target instanceof Element && event.target.closest(`.${styles.overlay}`);
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || isOwn) {
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.key === 'Escape') {
        onStop?.();
      }
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [onStop]);
}
