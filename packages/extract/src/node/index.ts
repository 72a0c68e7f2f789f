export { extractInThread, readCardsInThread } from './extract-in-thread';
export type { ThreadOptions } from './run-thread';
