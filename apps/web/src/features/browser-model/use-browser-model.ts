import { useContext, useEffect, useRef, useState } from 'react';
import { useStoredSwitch } from '../../lib/device/use-stored-switch';
import { CardsWorkerContext } from './cards-worker-context';
import { type DeviceProgress, type DeviceRequest, makeCardsOnDevice } from './make-cards-on-device';
import { type Availability, findPromptApi, followFetch, inLanguages } from './prompt-api';

/** Local storage: what this device is to do, whoever sits before it. */
const CHOICE = 'usesBrowserModel';

export type BrowserModel = ReturnType<typeof useBrowserModel>;

/** The browser's own model: whether there is one, whether it is wanted, and its cards. */
export function useBrowserModel() {
  const [isChosen, setIsChosen] = useStoredSwitch(CHOICE);
  const [availability, setAvailability] = useState<Availability>('unavailable');
  const [progress, setProgress] = useState<DeviceProgress | null>(null);
  const [hasFailedToFetch, setHasFailedToFetch] = useState(false);
  const fetching = useRef<AbortController | null>(null);
  const startWorker = useContext(CardsWorkerContext);

  useEffect(() => {
    // A browser without a model, or one that will not say, is a browser without a model.
    findPromptApi()
      ?.availability(inLanguages())
      .then(setAvailability, () => undefined);
    return () => fetching.current?.abort();
  }, []);

  async function fetchModel() {
    const own = new AbortController();
    fetching.current = own;
    setProgress({ step: 'fetching', share: 0 });
    try {
      const session = await findPromptApi()?.create({
        ...inLanguages(),
        monitor: followFetch((share) => setProgress({ step: 'fetching', share })),
        signal: own.signal,
      });
      session?.destroy();
      setAvailability('available');
    } catch {
      if (!own.signal.aborted) {
        setIsChosen(false);
        setHasFailedToFetch(true);
      }
    }
    if (fetching.current === own) {
      setProgress(null);
    }
  }

  return {
    isOffered: availability !== 'unavailable',
    isOn: availability !== 'unavailable' && isChosen,
    progress,
    hasFailedToFetch,

    choose(isWanted: boolean) {
      fetching.current?.abort();
      fetching.current = null;
      setProgress(null);
      setHasFailedToFetch(false);
      setIsChosen(isWanted);
      if (isWanted && availability !== 'available') {
        // Whoever presses wants it now, and only now the browser lets us.
        void fetchModel();
      }
    },

    async makeCards(request: DeviceRequest, signal: AbortSignal) {
      const api = findPromptApi();
      if (!api) {
        throw new Error('The browser has lost its model.');
      }
      try {
        return await makeCardsOnDevice({ api, startWorker }, request, {
          signal,
          onProgress: setProgress,
        });
      } finally {
        setProgress(null);
      }
    },
  };
}
