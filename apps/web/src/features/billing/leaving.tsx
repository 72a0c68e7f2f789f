import { createContext, useContext, useEffect } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDelay } from '../../lib/time/use-delay';
import { Overlay } from '../../ui/dialogs/overlay';
import { billingTexts } from './billing.texts';

/** Tests replace it, to see where the browser would go. */
export const LeaveContext = createContext((address: string) => window.location.assign(address));

/** Long enough to read, or to hear, which site opens. */
const LEAVES_AFTER_MS = 800;

export function Leaving({ page, onBack }: { page: URL; onBack: () => void }) {
  const texts = useTexts(billingTexts);
  const leave = useContext(LeaveContext);
  useDelay(true, LEAVES_AFTER_MS, () => leave(page.href));

  useEffect(() => {
    // The Back button may restore this page from memory, with the overlay still open.
    window.addEventListener('pageshow', onBack);
    return () => window.removeEventListener('pageshow', onBack);
  }, [onBack]);

  return <Overlay label={texts.leaving(page.host)} onStop={onBack} />;
}
