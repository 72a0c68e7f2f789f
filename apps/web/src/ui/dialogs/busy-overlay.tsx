import { useEffect, useState } from 'react';
import { useIsBusy } from '../../lib/api/busy';
import { useTexts } from '../../lib/i18n';
import { Button } from '../basics/button';
import { Overlay } from './overlay';
import { uiTexts } from '../basics/ui.texts';

const SHOW_AFTER_MS = 150;
const WAY_OUT_AFTER_MS = 30_000;

/** The app's one loading overlay: up while a request that has not opted out is running. */
export function BusyOverlay({ label }: { label?: string | undefined }) {
  const isBusy = useIsBusy();
  return isBusy ? <Wait label={label} /> : null;
}

function Wait({ label }: { label: string | undefined }) {
  const texts = useTexts(uiTexts);
  const [stage, setStage] = useState<'soon' | 'shown' | 'long' | 'stopped'>('soon');

  useEffect(() => {
    const show = setTimeout(() => setStage('shown'), SHOW_AFTER_MS);
    const offerWayOut = setTimeout(() => setStage('long'), WAY_OUT_AFTER_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(offerWayOut);
    };
  }, []);

  if (stage === 'soon' || stage === 'stopped') {
    return null;
  }
  if (stage === 'shown') {
    return <Overlay label={label} />;
  }
  const handleStop = () => setStage('stopped');
  return (
    <Overlay label={texts.stillWorking} onStop={handleStop}>
      <Button variant="secondary" onClick={handleStop}>
        {texts.stopWaiting}
      </Button>
    </Overlay>
  );
}
