import { accountEndpoints } from '@scholar/contract';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useCallback, useEffect } from 'react';
import { useApi } from '../../lib/api/api-context';
import { checkConnection, reportAnswer, useIsOffline } from '../../lib/calls/connection';
import { useTexts } from '../../lib/i18n';
import { readToken, storeUser } from '../../lib/session/session';
import { Button } from '../../ui/basics/button';
import { appTexts } from '../app.texts';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const isOffline = useIsOffline();

  useEffect(() => {
    const check = () => void checkConnection();
    window.addEventListener('offline', check);
    return () => window.removeEventListener('offline', check);
  }, []);

  return <div role="status">{isOffline && <Banner />}</div>;
}

function Banner() {
  const texts = useTexts(appTexts);
  const api = useApi();

  /** Any answer takes the banner away, a failure of the server included. */
  const look = useCallback(() => {
    if (readToken() === null) {
      // A guest has no call to try, so what the browser says has to do.
      reportAnswer(navigator.onLine);
      return;
    }
    api(accountEndpoints.me, {}, { isQuiet: true })
      .then(storeUser)
      .catch(() => {
        // Still offline, or an answer that the client has dealt with already.
      });
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
