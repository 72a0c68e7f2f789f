import WifiOff from 'lucide-react/icons/wifi-off';
import { useCallback, useEffect } from 'react';
import { useApi } from '../lib/api-context';
import { useIsOffline } from '../lib/connection';
import { useTexts } from '../lib/i18n';
import { readToken } from '../lib/session';
import { Button } from '../ui/button';
import { appTexts } from './app.texts';
import { checkSession } from './check-session';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const isOffline = useIsOffline();

  return <div role="status">{isOffline && <Banner />}</div>;
}

function Banner() {
  const texts = useTexts(appTexts);
  const api = useApi();

  /** Any answer takes the banner away, a refusal of the token included. */
  const look = useCallback(() => {
    if (readToken() !== null) {
      void checkSession({ api, signal: new AbortController().signal });
    }
  }, [api]);

  useEffect(() => {
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [look]);

  return (
    <div className={styles.banner}>
      <WifiOff size={18} strokeWidth={1.75} />
      <p className={styles.text}>{texts.offline}</p>
      <Button variant="secondary" size="sm" onClick={look}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
