import { useEffect } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDelay } from '../../lib/time/use-delay';
import { Overlay } from '../../ui/dialogs/overlay';
import { billingTexts } from './billing.texts';
import { useLeave } from './leave-context';

/** Long enough to read, or hear, where one is going. */
const LEAVES_AFTER_MS = 800;

export function Leaving({ page, onBack }: { page: URL; onBack: () => void }) {
  const texts = useTexts(billingTexts);
  const leave = useLeave();
  useDelay(true, LEAVES_AFTER_MS, () => leave(page.href));

  useEffect(() => {
    // Back may bring this page out of the browser's memory just as it was left.
    window.addEventListener('pageshow', onBack);
    return () => window.removeEventListener('pageshow', onBack);
  }, [onBack]);

  return <Overlay label={texts.leaving(page.host)} onStop={onBack} />;
}
