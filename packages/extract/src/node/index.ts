export { extractInThread, type ThreadOptions } from './extract-in-thread';
