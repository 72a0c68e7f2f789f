import { createContext } from 'react';
import { startOwnWorker } from '../../lib/device/own-worker';
import { default as workerUrl } from './cards.worker.ts?worker&url';
import type { CardsWorker } from './make-cards-on-device';

/** Tests bring a worker of their own. */
export const CardsWorkerContext = createContext<() => CardsWorker>(() => startOwnWorker(workerUrl));
