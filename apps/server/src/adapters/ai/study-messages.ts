import type { MessagePort } from 'node:worker_threads';
import type { CardsRequest } from '@scholar/ai';

/** What a thread gets to do. Through the port it tells of cards, a list of them each time. */
export type CardsTask = { request: CardsRequest; port: MessagePort };
