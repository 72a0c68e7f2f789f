import type { ToWorker } from './device-messages';
import { serveCards } from './serve-cards';

const handle = serveCards((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handle(data));
