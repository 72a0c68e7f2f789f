export { OwnMemory } from './own-memory';
export { OwnMemoryWords } from './own-memory-words';
