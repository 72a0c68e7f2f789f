import { useEffect } from 'react';
import { registerServiceWorker } from '../../lib/device/own-worker';
import { useTexts } from '../../lib/i18n';
import { toast } from '../../ui/feedback/toast';
import { appTexts } from '../app.texts';

/** After the first screen has what it needs. */
const STARTS_AFTER_MS = 3_000;

/** Keeps the app for a time without a connection, and offers a newer one once it is here. */
export function useNewVersion(): void {
  const texts = useTexts(appTexts);

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
      return;
    }
    let isAgreed = false;

    function watch({ active, installing: worker }: ServiceWorkerRegistration) {
      worker?.addEventListener('statechange', () => {
        if (worker.state !== 'installed' || active === null) {
          // The first one of all takes nobody's place.
          return;
        }
        if (active.scriptURL !== worker.scriptURL) {
          // The same app in another language, in which this page speaks already.
          worker.postMessage('take-over', []);
        } else {
          toast({
            message: texts.newVersion,
            action: {
              label: texts.reload,
              onSelect: () => {
                isAgreed = true;
                worker.postMessage('take-over', []);
              },
            },
          });
        }
      });
    }

    function handleChange() {
      if (isAgreed) {
        window.location.reload();
      }
    }

    const timer = setTimeout(() => {
      registerServiceWorker().then(
        (registration) => registration.addEventListener('updatefound', () => watch(registration)),
        () => {
          // A browser that keeps nothing for pages: Scholar works, with a connection.
        },
      );
    }, STARTS_AFTER_MS);
    navigator.serviceWorker.addEventListener('controllerchange', handleChange);
    return () => {
      clearTimeout(timer);
      navigator.serviceWorker.removeEventListener('controllerchange', handleChange);
    };
  }, [texts]);
}
